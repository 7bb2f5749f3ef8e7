import { Stack } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSecondFactor } from './own-second-factor.tsx'
import { OwnSessions } from './own-sessions.tsx'

export async function loader() {
  const [security, { chaves }, { sessoes }] = await Promise.all([
    api.staff.security(),
    api.staff.passkeys(),
    api.staff.sessions(),
  ])
  return { security, chaves, sessoes }
}

/** The own account: how one comes in, and where one is in. */
export function Component() {
  const { security, chaves, sessoes } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Minha conta">
      <Stack maw={760}>
        <OwnSecondFactor {...security} />
        <OwnPasskeys chaves={chaves} />
        <OwnPassword />
        <OwnSessions sessoes={sessoes} />
      </Stack>
    </Page>
  )
}
