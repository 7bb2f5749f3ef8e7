import { Alert, Button, Code, CopyButton, Image, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { redirect, useLoaderData, useNavigate } from 'react-router'
import { api } from '../api.ts'
import { type Failure, failureOf } from '../failure.ts'
import { doorOf, returnPath } from '../shell/entry.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** A secret for the app of who has to have one; who has one already goes on. */
export async function loader() {
  const entry = await api.staff.entry()
  if (entry.etapa !== 'cadastro') throw redirect(doorOf(entry, '/'))

  return api.staff.newSecondFactor()
}

export function Component() {
  const { segredo, uri, qr } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function confirm(codigo: string) {
    setFailure(null)
    try {
      setCodes((await api.staff.confirmSecondFactor({ codigo })).codigosDeRecuperacao)
    } catch (error) {
      setFailure(failureOf(error))
    }
  }

  if (codes)
    return <RecoveryCodes codigos={codes} onDone={() => navigate(returnPath(window.location.href))} />

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void confirm(String(new FormData(event.currentTarget).get('codigo')))
      }}
    >
      <Stack>
        <Title order={1}>Proteja a sua entrada</Title>
        <Text size="sm">
          Quem é dono da loja entra com senha e um código do celular. Abra um aplicativo autenticador (como
          Google Authenticator, Aegis ou 1Password) e leia o QR code.
        </Text>
        <Image
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="QR code para o aplicativo autenticador"
          w={200}
          mx="auto"
        />
        <Text size="sm">
          No celular, <a href={uri}>abra no aplicativo</a>. Ou digite a chave lá:
        </Text>
        <CopyButton value={segredo}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} aria-live="polite" h="auto" py={6}>
              {copied ? 'Chave copiada' : <Code>{segredo.match(/.{1,4}/g)?.join(' ')}</Code>}
            </Button>
          )}
        </CopyButton>
        <TextInput
          label="Código que o aplicativo mostra"
          name="codigo"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={failure?.campos['codigo'] ?? failure?.mensagem}
        />
        <Button type="submit">Ligar o segundo fator</Button>
        <Alert color="gray">Em seguida você recebe códigos de recuperação para guardar.</Alert>
      </Stack>
    </form>
  )
}
