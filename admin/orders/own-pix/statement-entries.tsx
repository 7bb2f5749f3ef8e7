import { Anchor, Badge, Checkbox, Group, Radio, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { StatementReport } from '#contract/orders/own-pix.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { chargePath } from './charge-path.ts'
import type { Chosen } from './chosen-entries.ts'

type Entry = StatementReport['lancamentos'][number]
type ChoiceProps = { chosen: Chosen; onChange: (chosen: Chosen) => void }

const MAX_OTHERS = 50

/** The statement's movements: those that may have paid an order, and what else came in. */
export function StatementEntries({
  report: { lancamentos },
  ...choice
}: ChoiceProps & { report: StatementReport }) {
  const open = lancamentos.filter(({ tipo }) => tipo !== 'semPedido' && tipo !== 'jaConferido')
  const done = lancamentos.filter(({ tipo }) => tipo === 'jaConferido')
  const others = lancamentos.filter(({ tipo }) => tipo === 'semPedido')

  return (
    <>
      {open.length === 0 ? (
        <EmptyState
          title="Nada a confirmar neste extrato"
          text={
            done.length > 0
              ? 'O que ele tem de pedidos já foi conferido.'
              : 'Nenhuma entrada parece pagar um pedido que espera. Se você sabe de qual é, confira na página do pedido.'
          }
        />
      ) : (
        <Section title="O que pode ter pago pedidos">
          <Stack gap="md">
            {open.map((entry) => (
              <OpenEntry key={entry.chave} entry={entry} {...choice} />
            ))}
          </Stack>
        </Section>
      )}
      {done.length > 0 && (
        <Section
          title={`Já conferidos: ${done.length}`}
          text="Não se confere de novo o que já foi conferido."
        >
          <Lines entries={done} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={`Outras entradas: ${others.length}`}>
          <Lines entries={others} />
        </Section>
      )}
    </>
  )
}

function Lines({ entries }: { entries: Entry[] }) {
  return (
    <>
      {entries.slice(0, MAX_OTHERS).map(({ chave, dia, valor, texto }) => (
        <Text key={chave} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {formatDay(dia)} · {formatBRL(valor)} · {texto}
        </Text>
      ))}
      {entries.length > MAX_OTHERS && <Text size="sm">E mais {entries.length - MAX_OTHERS}.</Text>}
    </>
  )
}

function OpenEntry({ entry, chosen, onChange }: ChoiceProps & { entry: Entry }) {
  const { chave, dia, valor, texto, tipo, candidatos } = entry
  const { label, color, text } = KINDS[tipo]
  const choose = (idPagamento: string | null) => onChange({ ...chosen, [chave]: idPagamento })
  const [only] = candidatos

  return (
    <Stack gap={6} component="article">
      <Group gap="xs">
        <Badge variant="light" color={color}>
          {label}
        </Badge>
        <Text size="sm" fw={500}>
          {formatBRL(valor)} em {formatDay(dia)}
        </Text>
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {texto}
      </Text>
      <Text size="xs" c="gray.6">
        {text}
      </Text>
      {candidatos.length === 1 && only ? (
        <Group gap="xs">
          <Checkbox
            checked={chosen[chave] === only.idPagamento}
            onChange={(event) => choose(event.currentTarget.checked ? only.idPagamento : null)}
            label={candidateText(only)}
          />
          <OrderLink candidate={only} />
        </Group>
      ) : (
        <Radio.Group
          aria-label={`Pedido de ${formatBRL(valor)}, ${texto}`}
          value={chosen[chave] ?? ''}
          onChange={(value) => choose(value === '' ? null : value)}
        >
          <Stack gap={6}>
            {candidatos.map((candidate) => (
              <Group key={candidate.idPagamento} gap="xs">
                <Radio value={candidate.idPagamento} label={candidateText(candidate)} />
                <OrderLink candidate={candidate} />
              </Group>
            ))}
            <Radio value="" label="Nenhum destes" />
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  )
}

type Candidate = Entry['candidatos'][number]

function candidateText({ descricao, nome, valor }: Candidate): string {
  return `Confirmar ${descricao}, de ${nome}, ${formatBRL(valor)}`
}

/** In another tab, so that the choices stay. */
function OrderLink({ candidate: { idPedido, descricao } }: { candidate: Candidate }) {
  return (
    <Anchor
      component={Link}
      to={chargePath({ idPedido, descricao })}
      target="_blank"
      size="sm"
      aria-label={`Abrir ${descricao}`}
    >
      Abrir
    </Anchor>
  )
}

const KINDS: Record<Entry['tipo'], { label: string; color: string; text: string }> = {
  certo: { label: 'Certo', color: 'pine', text: 'O identificador e o valor são os do pedido.' },
  sugerido: {
    label: 'Provável',
    color: 'blue',
    text: 'O valor e o nome são de um único pedido, mas o banco não informou o identificador. Compare antes de marcar.',
  },
  valorDiferente: {
    label: 'Valor ou dia diferente',
    color: 'red',
    text: 'O identificador é do pedido, mas o valor ou o dia não. O que faltar ou sobrar fica marcado no pedido.',
  },
  repetido: {
    label: 'Pago de novo?',
    color: 'red',
    text: 'Este pedido já tem dinheiro conferido. Marque só se a conta mostra dois recebimentos: o que sobra será devolvido.',
  },
  ambiguo: {
    label: 'Escolha',
    color: 'yellow',
    text: 'Só o valor combina, ou há mais de um pedido possível. Valor igual não prova nada: olhe quem pagou.',
  },
  semPedido: { label: 'Sem pedido', color: 'gray', text: '' },
  jaConferido: { label: 'Já conferido', color: 'gray', text: '' },
}
