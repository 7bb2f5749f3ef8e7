import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '../components/form/use-save.ts'

type AnswerFormProps = {
  /** What was answered before. */
  valor?: string
  /** What opens the form; left out, it stands open. */
  abrir?: string
  botao: string
  sucesso: string
  enviar: (texto: string) => Promise<unknown>
}

/** The store's own words to something that a shopper wrote. */
export function AnswerForm({ valor = '', abrir, botao, sucesso, enviar }: AnswerFormProps) {
  const [open, setOpen] = useState(abrir === undefined)
  const [text, setText] = useState(valor)
  const { save, saving, campos } = useSave()
  if (!open)
    return (
      <Group>
        <Button size="xs" variant="subtle" onClick={() => setOpen(true)}>
          {abrir}
        </Button>
      </Group>
    )

  async function send() {
    const outcome = await save(() => enviar(text.trim()), sucesso)
    if (outcome.ok) setOpen(abrir === undefined)
  }

  return (
    <>
      <Textarea
        label="Resposta da loja"
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
