import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'

type PasswordDialogProps = {
  opened: boolean
  title: string
  text: string
  action: string
  onConfirm: (senha: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the password again before an action that could give the account away. */
export function PasswordDialog({ opened, title, text, action, onConfirm, onClose }: PasswordDialogProps) {
  const { save, saving, campos } = useSave()

  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <PanelForm
        onSubmit={(fields) => {
          const senha = String(fields.get('senha'))
          void save(() => onConfirm(senha)).then(({ ok }) => ok && onClose())
        }}
      >
        <Stack>
          <Text size="sm">{text}</Text>
          <PasswordInput
            label="Sua senha"
            name="senha"
            autoComplete="current-password"
            required
            data-autofocus
            error={campos['senha']}
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
          />
          <Button type="submit" loading={saving}>
            {action}
          </Button>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
