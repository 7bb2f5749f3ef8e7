import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { OwnPixReturn } from '#contract/orders/own-pix.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { chargePath } from './charge-path.ts'

type OwnPixReturnsProps = { returns: OwnPixReturn[]; total: number }

/** The refunds that somebody has to send from the store's account, and then mark as sent. */
export function OwnPixReturns({ returns, total }: OwnPixReturnsProps) {
  return (
    <Section
      title="Devoluções a fazer"
      text="Este dinheiro foi direto para a conta da loja. No aplicativo do banco, abra o Pix recebido e escolha Devolver: assim ele volta para quem pagou, e para mais ninguém. Depois marque aqui."
    >
      {returns.map((refund) => (
        <ReturnLine key={refund.id} refund={refund} />
      ))}
      {total > returns.length && (
        <Text size="sm">E mais {total - returns.length}, que aparecem conforme você marca estas.</Text>
      )}
    </Section>
  )
}

function ReturnLine({ refund }: { refund: OwnPixReturn }) {
  const { id, valor, descricao, idPedido, nome, pedidaEm } = refund
  const { save, saving } = useSave()

  async function settle(situacao: 'feito' | 'recusado') {
    const sure = await askFirst(QUESTIONS[situacao](formatBRL(valor)))
    if (sure)
      await save(
        () => api.ownPix.settleReturn({ id, situacao }),
        situacao === 'feito'
          ? 'Devolução marcada. O comprador é avisado por e-mail.'
          : 'O pedido pede atenção.',
      )
  }

  return (
    <Group justify="space-between" gap="xs">
      <Stack gap={0}>
        <Text size="sm" fw={500}>
          {formatBRL(valor)} para {nome}
        </Text>
        <Text size="xs" c="gray.6">
          <Anchor component={Link} to={chargePath({ idPedido, descricao })} size="xs">
            {descricao}
          </Anchor>{' '}
          · pedida em {formatMoment(pedidaEm)}
        </Text>
      </Stack>
      <Group gap="xs">
        <Button
          size="xs"
          loading={saving}
          onClick={() => void settle('feito')}
          aria-label={`Já devolvi: ${descricao}`}
        >
          Já devolvi
        </Button>
        <Button
          size="xs"
          variant="subtle"
          loading={saving}
          onClick={() => void settle('recusado')}
          aria-label={`Não vou devolver assim: ${descricao}`}
        >
          Não vou devolver assim
        </Button>
      </Group>
    </Group>
  )
}

const QUESTIONS = {
  feito: (valor: string) => ({
    title: 'O dinheiro já saiu da conta?',
    action: 'Já devolvi',
    text: `Marque só depois de ver a devolução de ${valor} no banco. O comprador recebe um e-mail dizendo que o dinheiro voltou.`,
  }),
  recusado: (valor: string) => ({
    title: 'Não devolver por este Pix?',
    action: 'Não vou devolver assim',
    text: `${valor} continuam devidos ao comprador: o pedido fica marcado para você combinar outra forma.`,
  }),
}
