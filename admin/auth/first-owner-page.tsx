import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PanelForm } from '../components/form/panel-form.tsx'
import { api } from '../shell/api.ts'
import { failureOf } from '../shell/failure.ts'
import { NewPassword } from './new-password.tsx'
import { useLogin } from './use-login.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const chave = new URL(request.url).searchParams.get('chave') ?? ''
  try {
    await api.staff.firstAccess({ chave })
    return { chave, valid: true }
  } catch (error) {
    if (failureOf(error).code !== 'ChaveInvalida') throw error
    return { chave, valid: false }
  }
}

/** On which the owner of a new store makes their account, by the link that the shop printed at its start. */
export function Component() {
  const { chave, valid } = useLoaderData<typeof loader>()
  const { enter, failure, trying } = useLogin()
  if (!valid)
    return (
      <Stack>
        <Title order={1}>Este link não vale mais</Title>
        <Text>
          Enquanto a loja não tem dono, ela mostra um link novo a cada vez que é ligada: use o último. Se você
          já criou sua conta, <a href="/admin/entrar">entre no painel</a>.
        </Text>
      </Stack>
    )

  return (
    <PanelForm
      onSubmit={(fields) => {
        const text = (name: string) => String(fields.get(name) ?? '')
        void enter(() =>
          api.staff.becomeFirstOwner({
            chave,
            nome: text('nome'),
            email: text('email'),
            senha: text('senha'),
          }),
        )
      }}
    >
      <Stack>
        <Title order={1}>Vamos abrir a sua loja</Title>
        <Text size="sm">
          Crie a conta de quem é dono. Depois o painel leva você, passo a passo, até a loja estar pronta para
          vender.
        </Text>
        {failure && Object.keys(failure.campos).length === 0 && (
          <Alert color="red" role="alert">
            {failure.mensagem}
          </Alert>
        )}
        <TextInput
          label="Seu nome"
          name="nome"
          autoComplete="name"
          required
          error={failure?.campos['nome']}
        />
        <TextInput
          label="Seu e-mail"
          type="email"
          name="email"
          description="Com ele você entra no painel."
          autoComplete="username"
          required
          error={failure?.campos['email']}
        />
        <NewPassword error={failure?.campos['senha']} />
        <Button type="submit" loading={trying}>
          Criar conta e entrar
        </Button>
      </Stack>
    </PanelForm>
  )
}
