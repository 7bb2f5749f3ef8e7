import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { Link, useLoaderData } from 'react-router'
import type { MailInList } from '#contract/content/mail-texts.ts'
import { Page } from '../components/page/page.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

export function loader() {
  return api.content.mails.list()
}

/** All mails of the store, by topic. */
export function Component() {
  const { itens } = useLoaderData<typeof loader>()

  return (
    <Page title="Textos dos e-mails">
      <Stack maw={820}>
        {GROUPS.map(([grupo, titulo]) => (
          <Section key={grupo} title={titulo}>
            <Stack gap={6}>
              {itens
                .filter((mail) => mail.grupo === grupo)
                .map((mail) => (
                  <Line key={mail.modelo} mail={mail} />
                ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Page>
  )
}

function Line({ mail: { modelo, nome, quando, proprio } }: { mail: MailInList }) {
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Anchor component={Link} to={`/conteudo/emails/${modelo}`} size="sm" fw={500} c="gray.9">
          {nome}
        </Anchor>
        <Text size="xs" c="gray.6">
          {quando}
        </Text>
      </div>
      {proprio && (
        <Badge variant="light" color="pine">
          Com texto seu
        </Badge>
      )}
    </Group>
  )
}

const GROUPS: [MailInList['grupo'], string][] = [
  ['pedidos', 'Pedidos'],
  ['conta', 'Conta do cliente'],
  ['opinioes', 'Opiniões e contato'],
  ['novidades', 'Novidades e lembretes'],
  ['equipe', 'Equipe'],
]
