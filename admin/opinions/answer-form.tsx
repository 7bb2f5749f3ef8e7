import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '../parts/use-save.ts'

type AnswerFormProps = {
  rotulo: string
  /** What was answered before. */
  valor?: string
  botao: string
  sucesso: string
  enviar: (texto: string) => Promise<unknown>
}

/** The store's own words to something that a shopper wrote. */
export function AnswerForm({ rotulo, valor = '', botao, sucesso, enviar }: AnswerFormProps) {
  const [text, setText] = useState(valor)
  const { save, saving, campos } = useSave()

  async function send() {
    const outcome = await save(() => enviar(text.trim()), sucesso)
    if (outcome.ok && valor === '') setText('')
  }

  return (
    <>
      <Textarea
        label={rotulo}
        value={text}
        maxLength={2000}
        autosize
        minRows={2}
        error={campos['texto'] ?? campos['resposta']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group>
        <Button
          size="xs"
          variant="default"
          loading={saving}
          disabled={text.trim() === '' || text.trim() === valor}
          onClick={send}
        >
          {botao}
        </Button>
      </Group>
    </>
  )
}
