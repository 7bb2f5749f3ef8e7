import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ROLE_NAMES } from '#domain/staff/permissions.ts'
import { PanelForm } from '../components/form/panel-form.tsx'
import { api } from '../shell/api.ts'
import { failureOf } from '../shell/failure.ts'
import { NewPassword } from './new-password.tsx'
import { useLogin } from './use-login.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const chave = new URL(request.url).searchParams.get('chave') ?? ''
  try {
    return { chave, convite: await api.staff.invitation({ chave }) }
  } catch (error) {
    const { code, mensagem } = failureOf(error)
    if (code !== 'ChaveInvalida') throw error
    return { chave, convite: null, mensagem }
  }
}

export function Component() {
  const { chave, convite, mensagem } = useLoaderData<typeof loader>()
  const { enter, failure, trying } = useLogin()
  if (!convite)
    return (
      <Stack>
        <Title order={1}>Convite vencido</Title>
        <Text>{mensagem} Peça outro a quem cuida da equipe da loja.</Text>
      </Stack>
    )

  return (
    <PanelForm
      onSubmit={(fields) => {
        const [nome, senha] = [String(fields.get('nome')), String(fields.get('senha'))]
        void enter(() => api.staff.acceptInvitation({ chave, nome, senha }))
      }}
    >
      <Stack>
        <Title order={1}>Boas-vindas ao painel</Title>
        <Text size="sm">
          Seu papel na loja: <strong>{ROLE_NAMES[convite.papel].nome}</strong>.{' '}
          {ROLE_NAMES[convite.papel].descricao}
        </Text>
        {failure && !failure.campos['senha'] && (
          <Alert color="red" role="alert">
            {failure.mensagem}
          </Alert>
        )}
        <TextInput label="E-mail" name="email" value={convite.email} autoComplete="username" readOnly />
        <TextInput label="Seu nome" name="nome" defaultValue={convite.nome} autoComplete="name" required />
        <NewPassword error={failure?.campos['senha']} />
        <Button type="submit" loading={trying}>
          Criar senha e entrar
        </Button>
      </Stack>
    </PanelForm>
  )
}
