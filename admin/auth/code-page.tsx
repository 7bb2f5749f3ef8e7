import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { Link } from 'react-router'
import { PanelForm } from '../components/form/panel-form.tsx'
import { api } from '../shell/api.ts'
import { useLogin } from './use-login.ts'

export function Component() {
  const { enter, failure, trying } = useLogin()

  return (
    <PanelForm
      onSubmit={(fields) => {
        const codigo = String(fields.get('codigo'))
        void enter(() => api.staff.secondFactor({ codigo }))
      }}
    >
      <Stack>
        <Title order={1}>Confirme que é você</Title>
        <Text size="sm">
          Digite o código de seis dígitos do seu aplicativo autenticador. Sem o celular por perto, use um dos
          seus códigos de recuperação.
        </Text>
        <TextInput
          label="Código"
          name="codigo"
          inputMode="text"
          autoComplete="one-time-code"
          required
          autoFocus
          error={failure?.mensagem}
        />
        <Button type="submit" loading={trying}>
          Confirmar
        </Button>
        <Text component={Link} to="/entrar" size="sm" c="rosewood">
          Entrar com outra conta
        </Text>
      </Stack>
    </PanelForm>
  )
}
