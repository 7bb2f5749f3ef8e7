import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'

type NewNamedProps = {
  /** The button that opens the dialog. */
  button: string
  title: string
  description: string
  /** Creates the thing with this name and returns the path of its page. */
  create: (nome: string) => Promise<string>
}

/** Asks for a name in a dialog, creates what it names and opens its page. */
export function NewNamed({ button, title, description, create }: NewNamedProps) {
  const [opened, { open, close }] = useDisclosure()
  const [nome, setNome] = useState('')
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()

  async function make() {
    const outcome = await save(() => create(nome.trim()))
    if (outcome.ok) void navigate(outcome.result)
  }

  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        {button}
      </Button>
      <Modal opened={opened} onClose={close} title={title}>
        <PanelForm onSubmit={make}>
          <Stack>
            <TextInput
              label="Nome"
              description={description}
              maxLength={80}
              data-autofocus
              required
              value={nome}
              error={campos['nome']}
              onChange={(event) => setNome(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button type="submit" loading={saving} disabled={nome.trim() === ''}>
                Criar
              </Button>
            </Group>
          </Stack>
        </PanelForm>
      </Modal>
    </>
  )
}
