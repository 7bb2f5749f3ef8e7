import { Button, Code, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useLoaderData, useRevalidator } from 'react-router'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

type Reach = Awaited<ReturnType<typeof api.hosting.reach>>
type Finding = Reach['achados'][number]

/** Loads how the shop is reached, as seen from this browser and from the shop itself. */
export function loader(): Promise<Reach> {
  return api.hosting.reach({ origem: window.location.origin })
}

const TITLES = {
  endereco: 'Endereço',
  https: 'Conexão segura (https)',
  proxy: 'Proxy',
} satisfies Record<Finding['aspecto'], string>

const SIGNS = {
  certo: { icon: IconCheck, color: 'pine', label: 'Certo' },
  aviso: { icon: IconAlertTriangle, color: 'yellow', label: 'Aviso' },
  errado: { icon: IconX, color: 'red', label: 'A corrigir' },
} as const

/** The shop's public address: whether it is reached, and what to set at the server. */
export function Component() {
  const { achados } = useLoaderData<Reach>()
  const { revalidate, state } = useRevalidator()

  return (
    <Section
      title="Domínio"
      text="A loja conferiu agora se responde no próprio endereço. O que estiver errado se muda no servidor onde ela roda, nas variáveis de ambiente, e vale depois de reiniciá-la."
    >
      <Stack
        component="ul"
        gap="md"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
        aria-label="O que foi conferido"
      >
        {achados.map((finding) => (
          <ReachItem key={finding.aspecto} finding={finding} />
        ))}
      </Stack>
      <Group>
        <Button variant="default" loading={state === 'loading'} onClick={() => void revalidate()}>
          Conferir de novo
        </Button>
      </Group>
    </Section>
  )
}

function ReachItem({ finding }: { finding: Finding }) {
  const { aspecto, situacao, explicacao, ajuste } = finding
  const { icon: Icon, color, label } = SIGNS[situacao]

  return (
    <Group component="li" wrap="nowrap" align="flex-start">
      <ThemeIcon color={color} variant="light" radius="xl" role="img" aria-label={label}>
        <Icon size={16} aria-hidden />
      </ThemeIcon>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={600}>{TITLES[aspecto]}</Text>
        <Text>{explicacao}</Text>
        {ajuste && (
          <Text mt={4}>
            No servidor:{' '}
            <Code>
              {ajuste.variavel}={ajuste.valor}
            </Code>
          </Text>
        )}
      </div>
    </Group>
  )
}
