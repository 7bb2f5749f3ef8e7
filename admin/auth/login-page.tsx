import { Alert, Button, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { PanelForm } from '../components/form/panel-form.tsx'
import { StoreMark } from '../components/store/store-mark.tsx'
import { useStoreColour } from '../components/store/use-store-colour.ts'
import { api } from '../shell/api.ts'
import { loginByPasskey, supportsPasskeys } from '../staff/passkeys.ts'
import { entryOf, returnPath } from './login-steps.ts'
import { useLogin } from './use-login.ts'

/** Redirects staff who are already logged in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const entry = await api.staff.entry()
  if (entry.etapa === 'dentro') throw redirect(entryOf(entry, returnPath(request.url)))

  return entry.loja
}

export function Component() {
  const loja = useLoaderData<typeof loader>()
  useStoreColour(loja.cor)
  const { enter, failure, trying } = useLogin()

  return (
    <PanelForm
      onSubmit={(fields) => {
        const [email, senha] = [String(fields.get('email')), String(fields.get('senha'))]
        void enter(() => api.staff.login({ email, senha }))
      }}
    >
      <Stack>
        {loja.logo && <StoreMark loja={{ ...loja, nomeAoLado: false }} />}
        <Title order={1}>Painel de {loja.nome}</Title>
        {failure && (
          <Alert color="red" role="alert">
            {failure.mensagem}
          </Alert>
        )}
        <TextInput label="E-mail" name="email" type="email" autoComplete="username" required autoFocus />
        <PasswordInput
          label="Senha"
          name="senha"
          autoComplete="current-password"
          required
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha', tabIndex: 0 }}
        />
        <Button type="submit" loading={trying}>
          Entrar
        </Button>
        {supportsPasskeys() && (
          <Button
            variant="default"
            leftSection={<IconFingerprint size={18} aria-hidden />}
            disabled={trying}
            onClick={() => void enter(loginByPasskey)}
          >
            Entrar com chave de acesso
          </Button>
        )}
      </Stack>
    </PanelForm>
  )
}
