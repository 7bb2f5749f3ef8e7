import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'

type PasswordDialogProps = {
  aberto: boolean
  titulo: string
  texto: string
  acao: string
  fazer: (senha: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the password once more before something that would hand the account to whoever sits here. */
export function PasswordDialog({ aberto, titulo, texto, acao, fazer, onClose }: PasswordDialogProps) {
  const { save, saving, campos } = useSave()

  return (
    <Modal opened={aberto} onClose={onClose} title={titulo}>
      <PanelForm
        onSubmit={(event) => {
          event.preventDefault()
          const senha = String(new FormData(event.currentTarget).get('senha'))
          void save(() => fazer(senha)).then(({ ok }) => ok && onClose())
        }}
      >
        <Stack>
          <Text size="sm">{texto}</Text>
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
            {acao}
          </Button>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
