import { Checkbox, Group, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AlertChoice } from '#contract/panel/alerts.ts'
import { ALERTS } from '#domain/staff/alerts.ts'
import { DevicesSection } from './devices-section.tsx'
import { thisDevice } from './this-device.ts'

export async function loader() {
  const [{ escolhas }, { chavePublica, aparelhos }, current] = await Promise.all([
    api.alerts.choices(),
    api.alerts.devices(),
    thisDevice(),
  ])
  return { escolhas, chavePublica, aparelhos, current }
}

/** Which alerts the user receives, and how; each box is saved at once. */
export function Component() {
  const { escolhas, ...devices } = useLoaderData<typeof loader>()

  return (
    <Page title="Meus avisos" back={{ to: '/minha-conta', label: 'Minha conta' }}>
      <Stack maw={760}>
        <Section
          title="De que você quer saber"
          text="No painel, o sino no alto conta o que é novo. Por e-mail, você recebe no máximo uma mensagem a cada 5 minutos, com tudo o que houve. Por push, o aviso chega na hora aos aparelhos da lista abaixo."
        >
          <Table aria-label="De que você quer saber" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Aviso</Table.Th>
                <Table.Th w={72} ta="center">
                  Painel
                </Table.Th>
                <Table.Th w={72} ta="center">
                  E-mail
                </Table.Th>
                <Table.Th w={72} ta="center">
                  Push
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {escolhas.map((choice) => (
                <ChoiceRow key={choice.tipo} {...choice} />
              ))}
            </Table.Tbody>
          </Table>
        </Section>
        <DevicesSection {...devices} />
      </Stack>
    </Page>
  )
}

function ChoiceRow({ tipo, ...read }: AlertChoice) {
  const { save } = useSave()
  const [ways, setWays] = useState(read)
  const { nome, descricao } = ALERTS[tipo]

  async function choose(change: Partial<typeof ways>) {
    const next = { ...ways, ...change }
    setWays(next)
    const { ok } = await save(() => api.alerts.saveChoices({ escolhas: [{ tipo, ...next }] }))
    if (!ok) setWays(ways)
  }

  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <Text size="sm">{nome}</Text>
        <Text size="xs" c="gray.6">
          {descricao}
        </Text>
      </Table.Th>
      <Table.Td>
        <Group justify="center">
          <Checkbox
            aria-label={`${nome}, no painel`}
            checked={ways.painel}
            onChange={(event) => void choose({ painel: event.currentTarget.checked })}
          />
        </Group>
      </Table.Td>
      <Table.Td>
        <Group justify="center">
          <Checkbox
            aria-label={`${nome}, por e-mail`}
            checked={ways.email}
            onChange={(event) => void choose({ email: event.currentTarget.checked })}
          />
        </Group>
      </Table.Td>
      <Table.Td>
        <Group justify="center">
          <Checkbox
            aria-label={`${nome}, por push`}
            checked={ways.push}
            onChange={(event) => void choose({ push: event.currentTarget.checked })}
          />
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
