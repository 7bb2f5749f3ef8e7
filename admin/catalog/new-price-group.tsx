import { Button, Group, Modal, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { api } from '../shell/api.ts'

/** Creates a group of resellers; its prices and customers are added later. */
export function NewGroup() {
  const [opened, setOpened] = useState(false)
  const [nome, setNome] = useState('')
  const { save, saving, campos } = useSave()

  async function create() {
    const outcome = await save(() => api.customers.addGroup({ nome }), 'Grupo criado.')
    if (!outcome.ok) return
    setOpened(false)
    setNome('')
  }

  return (
    <Allowed permission="clientes.editar">
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened(true)}>
        Novo grupo
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Novo grupo de revendedores">
        <PanelForm onSubmit={create}>
          <TextInput
            label="Nome"
            placeholder="Escolas de música"
            value={nome}
            onChange={(event) => setNome(event.currentTarget.value)}
            error={campos['nome']}
            maxLength={60}
            required
            data-autofocus
          />
          <Group justify="flex-end" mt="md">
            <Button type="submit" loading={saving}>
              Criar grupo
            </Button>
          </Group>
        </PanelForm>
      </Modal>
    </Allowed>
  )
}
