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

/** The user's own account: login methods and sessions. */
export function Component() {
  const { security, chaves, sessoes } = useLoaderData<typeof loader>()

  return (
    <Page title="Minha conta">
      <Stack maw={760}>
        <OwnSecondFactor {...security} />
        <OwnPasskeys chaves={chaves} />
        <OwnPassword />
        <OwnSessions sessoes={sessoes} />
      </Stack>
    </Page>
  )
}
