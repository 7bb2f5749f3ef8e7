import { Badge, Grid, Stack } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Allowed } from '../components/page/allowed.tsx'
import { Page } from '../components/page/page.tsx'
import { Presence } from '../components/page/presence.tsx'
import { api } from '../shell/api.ts'
import { ActivitySection } from './activity-section.tsx'
import { AddressesSection } from './addresses-section.tsx'
import { ConsentSection } from './consent-section.tsx'
import { NotesSection } from './notes-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ResaleSection } from './resale-section.tsx'
import { TeachingSection } from './teaching/teaching-section.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params['id'])
  const [cliente, activity, { grupos }] = await Promise.all([
    api.customers.get({ id }),
    api.privacy.activity({ id }),
    api.customers.groups(),
  ])

  return { cliente, activity, grupos }
}

export function Component() {
  const { cliente, activity, grupos } = useLoaderData<typeof loader>()
  const { id, nomeRazao, revendedor } = cliente

  return (
    <Page
      title={nomeRazao}
      back={{ to: '/clientes', label: 'Clientes' }}
      badge={revendedor && <Badge variant="light">Revenda</Badge>}
    >
      <Presence pagina={`cliente:${id}`} versao={cliente.versao} changed={false} />
      <Grid key={id}>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack>
            <ProfileForm key={cliente.versao} cliente={cliente} />
            <AddressesSection cliente={cliente} />
            <ActivitySection activity={activity} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>
            <NotesSection cliente={cliente} />
            <ResaleSection cliente={cliente} grupos={grupos} />
            {cliente.ensino && <TeachingSection id={id} ensino={cliente.ensino} />}
            <ConsentSection cliente={cliente} />
            <Allowed permission="clientes.privacidade">
              <PrivacySection cliente={cliente} />
            </Allowed>
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  )
}
