import { Button, Group, PasswordInput } from '@mantine/core'
import { useRef } from 'react'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

/** Changes the user's password. */
export function OwnPassword() {
  const { save, saving, campos } = useSave()
  const form = useRef<HTMLFormElement>(null)

  async function change(data: FormData) {
    const [senhaAtual, senha] = [String(data.get('senhaAtual')), String(data.get('senha'))]
    const { ok } = await save(
      () => api.staff.changePassword({ senhaAtual, senha }),
      'Senha alterada. Suas outras sessões foram encerradas.',
    )
    if (ok) form.current?.reset()
  }

  return (
    <Section title="Senha" text="Pelo menos 8 caracteres. Uma frase é mais forte que símbolos.">
      <PanelForm ref={form} onSubmit={change}>
        <Group align="flex-start">
          <PasswordInput
            label="Senha atual"
            name="senhaAtual"
            autoComplete="current-password"
            required
            error={campos['senhaAtual']}
            style={{ flex: '1 1 14rem' }}
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha atual' }}
          />
          <PasswordInput
            label="Nova senha"
            name="senha"
            autoComplete="new-password"
            required
            error={campos['senha']}
            style={{ flex: '1 1 14rem' }}
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a nova senha' }}
          />
          <Button type="submit" variant="default" loading={saving} mt={25}>
            Trocar a senha
          </Button>
        </Group>
      </PanelForm>
    </Section>
  )
}
