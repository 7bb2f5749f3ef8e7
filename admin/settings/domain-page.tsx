import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { useLoaderData, useRevalidator } from 'react-router'
import { CheckItem, type CheckResult } from '../components/page/check-item.tsx'
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

const RESULTS = {
  certo: { sign: 'right', label: 'Certo' },
  aviso: { sign: 'warning', label: 'Aviso' },
  errado: { sign: 'wrong', label: 'A corrigir' },
} satisfies Record<Finding['situacao'], CheckResult>

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

  return (
    <CheckItem title={TITLES[aspecto]} result={RESULTS[situacao]}>
      <Text>{explicacao}</Text>
      {ajuste && (
        <Text mt={4}>
          No servidor:{' '}
          <Code>
            {ajuste.variavel}={ajuste.valor}
          </Code>
        </Text>
      )}
    </CheckItem>
  )
}
