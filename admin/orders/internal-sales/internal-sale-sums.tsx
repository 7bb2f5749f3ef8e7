import { Button, Card, Divider, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { SavedMoney } from '#admin/components/number/saved-money.tsx'
import { randomId } from '#admin/components/random-id.ts'
import { api } from '#admin/shell/api.ts'
import { isAnswered } from '#admin/shell/failure.ts'
import type { Sale } from '#contract/orders/sales/internal-sales.ts'
import { formatBRL } from '#domain/money/format-money.ts'

const METHODS = { pix: 'Pix', boleto: 'Boleto' } as const

type Method = keyof typeof METHODS

/** The totals, the seller's discount, and the button that creates the order and its payment link. */
export function SaleSums({ sale }: { sale: Sale }) {
  const { save, saving } = useSave()
  const [metodo, setMetodo] = useState<Method>('pix')
  // The idempotency key: a second click, or a retry after a lost response, creates no second order.
  const idempotencyKey = useRef(randomId())
  const { id, compra, desconto } = sale
  const { carrinho, totais, formas, versao } = compra
  const offered = formas.filter(({ metodo }) => metodo in METHODS)
  const total = formas.find((forma) => forma.metodo === metodo)?.total ?? totais.total

  async function place() {
    if (versao === null) return
    const outcome = await save(
      () => api.sales.place({ id, versao, metodo }, { context: { chave: idempotencyKey.current } }),
      'Venda fechada.',
    )
    // Without an answer, the order may exist: another try has to be the same one.
    if (!outcome.ok && isAnswered(outcome.failure)) idempotencyKey.current = randomId()
  }

  return (
    <Card withBorder style={{ position: 'sticky', top: 68 }}>
      <Stack gap="xs">
        <Title order={2}>Resumo</Title>
        <Row label="Produtos" valor={carrinho.subtotal.valor} />
        {carrinho.ajustes.map(({ tipo, origem, label, valor }) => (
          <Row key={tipo + origem} label={label} valor={valor} />
        ))}
        {totais.frete !== null && <Row label="Frete" valor={totais.frete} />}
        {desconto.limite > 0 && (
          <SavedMoney
            label="Desconto do vendedor"
            description={`Até ${formatBRL(desconto.maximo)} (${desconto.limite} % dos produtos).`}
            value={desconto.valor === 0 ? null : desconto.valor}
            onSave={async (valor) => (await save(() => api.sales.discount({ id, valor: valor ?? 0 }))).ok}
            disabled={carrinho.itens.length === 0}
          />
        )}
        <Divider />
        {offered.length > 0 && total > 0 && (
          <SegmentedControl
            aria-label="Forma de pagamento"
            value={metodo}
            onChange={(value) => setMetodo(value === 'boleto' ? 'boleto' : 'pix')}
            data={offered.map(({ metodo }) => ({ value: metodo, label: METHODS[metodo as Method] }))}
          />
        )}
        <Group justify="space-between">
          <Text fw={600}>Total</Text>
          <Text fw={600}>{formatBRL(total)}</Text>
        </Group>
        <Button onClick={() => void place()} disabled={versao === null} loading={saving}>
          {total === 0 && versao !== null
            ? 'Fechar o pedido, sem nada a pagar'
            : 'Fechar e gerar o link de pagamento'}
        </Button>
        <Text size="xs" c="gray.6">
          {versao === null
            ? MISSING[compra.passo]
            : 'O cliente recebe o link por e-mail, e lá pode pagar de outra forma, também com cartão.'}
        </Text>
      </Stack>
    </Card>
  )
}

const MISSING: Record<Sale['compra']['passo'], string> = {
  identificacao: 'Falta completar quem compra.',
  entrega: 'Falta escolher os produtos, o endereço e o frete.',
  pagamento: 'Falta escolher os produtos.',
}

function Row({ label, valor }: { label: string; valor: number }) {
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">{label}</Text>
      <Text size="sm">{formatBRL(valor)}</Text>
    </Group>
  )
}
