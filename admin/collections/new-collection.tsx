import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'

type NewCollectionProps = {
  rotulo: string
  descricao?: string
  exemplo: string
  letras: number
  botao: string
  create: (nome: string) => Promise<{ id: number }>
  /** The list of its kind, below which it has its page. */
  em: string
}

/** Makes something that needs only a name to begin with, and goes on to its page. */
export function NewCollection({ rotulo, descricao, exemplo, letras, botao, create, em }: NewCollectionProps) {
  const [nome, setNome] = useState('')
  const { save, saving } = useSave()
  const navigate = useNavigate()

  async function make() {
    const outcome = await save(() => create(nome))
    if (outcome.ok) await navigate(`${em}/${outcome.result.id}`)
  }

  return (
    <PanelForm
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <Group align="flex-end">
        <TextInput
          label={rotulo}
          description={descricao}
          placeholder={exemplo}
          value={nome}
          onChange={(event) => setNome(event.currentTarget.value)}
          maxLength={letras}
          required
          style={{ flex: '1 1 16rem', maxWidth: '24rem' }}
        />
        <Button type="submit" loading={saving}>
          {botao}
        </Button>
      </Group>
    </PanelForm>
  )
}
