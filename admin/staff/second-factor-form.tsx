import { Alert, Anchor, Button, Code, CopyButton, Image, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '../components/form/panel-form.tsx'
import { api } from '../shell/api.ts'
import { type Failure, failureOf } from '../shell/failure.ts'

type SecondFactorFormProps = {
  segredo: string
  uri: string
  qr: string
  /** Called with the recovery codes, which are shown only once. */
  onCodes: (codigos: string[]) => void
}

/** Sets up an authenticator app: shows the secret and asks for a first code. */
export function SecondFactorForm({ segredo, uri, qr, onCodes }: SecondFactorFormProps) {
  const [failure, setFailure] = useState<Failure | null>(null)

  async function confirm(codigo: string) {
    setFailure(null)
    try {
      onCodes((await api.staff.confirmSecondFactor({ codigo })).codigosDeRecuperacao)
    } catch (error) {
      setFailure(failureOf(error))
    }
  }

  return (
    <PanelForm onSubmit={(fields) => confirm(String(fields.get('codigo')))}>
      <Stack>
        <Image
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="QR code para o aplicativo autenticador"
          w={200}
          mx="auto"
        />
        <Text size="sm">
          No celular,{' '}
          <Anchor href={uri} inherit underline="always">
            abra no aplicativo
          </Anchor>
          . Ou digite a chave lá:
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
    </PanelForm>
  )
}
