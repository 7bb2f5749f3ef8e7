import { Group, Stack, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { CustomerActivity } from '#contract/customers/admin-privacy.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { Section } from '../components/page/section.tsx'
import { SituationBadge } from '../orders/situation-badge.tsx'
import { SITUATIONS } from '../orders/situations.ts'

const KINDS = { avaliacao: 'Avaliação', pergunta: 'Pergunta', contato: 'Mensagem' }

/** A customer's orders, reviews and questions. */
export function ActivitySection({ activity }: { activity: CustomerActivity }) {
  const { pedidos, comprado, escritos } = activity

  return (
    <>
      <Section title="Pedidos">
        <Text size="sm" c="gray.6">
          {comprado.pedidos === 0
            ? 'Nenhuma compra paga.'
            : `${comprado.pedidos} ${comprado.pedidos === 1 ? 'compra paga' : 'compras pagas'}, ${formatBRL(comprado.total)} ao todo.`}
        </Text>
        {pedidos.length > 0 && (
          <Table.ScrollContainer minWidth={0} type="native" tabIndex={0}>
            <Table aria-label="Pedidos do cliente">
              <Table.Tbody>
                {pedidos.map(({ id, numero, numeroAntigo, situacao, total, criadoEm }) => (
                  <Table.Tr key={id}>
                    <Table.Td>
                      <Link to={`/pedidos/${id}`}>{numero}</Link>
                      {numeroAntigo !== null && (
                        <Text size="xs" c="gray.6">
                          antes {numeroAntigo}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>{formatShortDate(criadoEm)}</Table.Td>
                    <Table.Td>
                      <SituationBadge situacao={situacao} titulo={nameOf(situacao)} />
                    </Table.Td>
                    <Table.Td ta="right">{formatBRL(total)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </Section>
      {escritos.length > 0 && (
        <Section title="O que escreveu">
          {escritos.map(({ tipo, texto, data }) => (
            <Stack key={`${data}${texto}`} gap={2}>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  {KINDS[tipo]}
                </Text>
                <Text size="xs" c="gray.6">
                  {formatShortDate(data)}
                </Text>
              </Group>
              <Text size="sm" lineClamp={4}>
                {texto}
              </Text>
            </Stack>
          ))}
        </Section>
      )}
    </>
  )
}

function nameOf(situacao: CustomerActivity['pedidos'][number]['situacao']): string {
  return SITUATIONS.find((one) => one.situacao === situacao)?.label ?? situacao
}
