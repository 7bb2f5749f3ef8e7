import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'

type NewCollectionProps = {
  label: string
  description?: string
  placeholder: string
  maxLength: number
  buttonLabel: string
  create: (nome: string) => Promise<{ id: number }>
  /** Path of the list page, below which the new page is. */
  listPath: string
}

/** Creates a collection that needs only a name, and opens its page. */
export function NewCollection({
  label,
  description,
  placeholder,
  maxLength,
  buttonLabel,
  create,
  listPath,
}: NewCollectionProps) {
  const [nome, setNome] = useState('')
  const { save, saving } = useSave()
  const navigate = useNavigate()

  async function make() {
    const outcome = await save(() => create(nome))
    if (outcome.ok) await navigate(`${listPath}/${outcome.result.id}`)
  }

  return (
    <PanelForm onSubmit={make}>
      <Group align="flex-end">
        <TextInput
          label={label}
          description={description}
          placeholder={placeholder}
          value={nome}
          onChange={(event) => setNome(event.currentTarget.value)}
          maxLength={maxLength}
          required
          style={{ flex: '1 1 16rem', maxWidth: '24rem' }}
        />
        <Button type="submit" loading={saving}>
          {buttonLabel}
        </Button>
      </Group>
    </PanelForm>
  )
}
