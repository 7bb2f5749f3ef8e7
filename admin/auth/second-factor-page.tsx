import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { redirect, useLoaderData, useNavigate } from 'react-router'
import { api } from '../shell/api.ts'
import { SecondFactorForm } from '../staff/second-factor-form.tsx'
import { entryOf, returnPath } from './login-steps.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Returns a new TOTP secret for staff who must set up a second factor; redirects everybody else. */
export async function loader() {
  const entry = await api.staff.entry()
  if (entry.etapa !== 'cadastro') throw redirect(entryOf(entry, '/'))

  return api.staff.newSecondFactor()
}

export function Component() {
  const secret = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const [codes, setCodes] = useState<string[] | null>(null)

  if (codes)
    return <RecoveryCodes codigos={codes} onDone={() => navigate(returnPath(window.location.href))} />

  return (
    <Stack>
      <Title order={1}>Proteja a sua entrada</Title>
      <Text size="sm">
        Quem é dono da loja entra com senha e um código do celular. Abra um aplicativo autenticador (como
        Google Authenticator, Aegis ou 1Password) e leia o QR code.
      </Text>
      <SecondFactorForm {...secret} onCodes={setCodes} />
    </Stack>
  )
}
