import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import { ENVIRONMENT_NAMES, type Environment } from './environment-names.ts'

type TokenDialogProps = { ambiente: Environment; onClose: () => void }

/** Enters or replaces the token of an environment. */
export function TokenDialog({ ambiente, onClose }: TokenDialogProps) {
  const [token, setToken] = useState('')
  const { save, saving, campos } = useSave()

  async function submit() {
    const { ok } = await save(
      () => api.fiscal.saveToken({ ambiente, token }),
      'Conexão conferida. O token já vale.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={`Token de ${ENVIRONMENT_NAMES[ambiente].toLowerCase()}`}>
      <PanelForm onSubmit={submit}>
        <Stack>
          <PasswordInput
            label="Token"
            description="A loja o confere com a Focus NFe antes de guardar, e não o mostra mais"
            value={token}
            onChange={(event) => setToken(event.currentTarget.value)}
            error={campos['token']}
            autoComplete="off"
            maxLength={200}
            required
            data-autofocus
          />
          <Text size="sm">Se já houver um token, ele vale até a Focus NFe aceitar o novo.</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              Conferir e guardar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
