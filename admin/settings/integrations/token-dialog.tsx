import { Button, Checkbox, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import { SCOPE_NAMES } from './scope-names.ts'

type TokenDialogProps = { opened: boolean; onClose: () => void; onToken: (token: string) => void }

/** Creates a token with selected permissions. */
export function TokenDialog({ opened, onClose, onToken }: TokenDialogProps) {
  const { save, saving, campos } = useSave()
  const [nome, setNome] = useState('')
  const [permissoes, setPermissoes] = useState<string[]>([])

  async function create() {
    const outcome = await save(() => api.integrations.createToken({ nome, permissoes }))
    if (!outcome.ok) return
    setNome('')
    setPermissoes([])
    onToken(outcome.result.token)
  }

  return (
    <Modal opened={opened} onClose={onClose} title="Criar token" size="lg">
      <PanelForm onSubmit={create}>
        <Stack>
          <TextInput
            label="Nome"
            placeholder="ERP, contador, planilha…"
            value={nome}
            onChange={(event) => setNome(event.currentTarget.value)}
            error={campos['nome']}
            required
            maxLength={60}
            data-autofocus
          />
          <Checkbox.Group
            label="O que ele pode fazer"
            value={permissoes}
            onChange={setPermissoes}
            error={campos['permissoes']}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
              {Object.entries(SCOPE_NAMES).map(([one, name]) => (
                <Checkbox key={one} value={one} label={name} description={one} size="xs" />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <Button type="submit" loading={saving} disabled={permissoes.length === 0}>
            Criar token
          </Button>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
