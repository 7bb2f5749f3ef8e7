import { Anchor, Group, Stack, Table, Text } from '@mantine/core'
import { Section } from '#admin/components/page/section.tsx'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { pupilText } from '#domain/customer/teaching/teaching-words.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { chargedTotal } from '#domain/order/payment/payment-text.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { answerWords, servicePrice } from '#domain/workshop/service-words.ts'
import { METHOD_NAMES } from '../situations.ts'

/** The items, and how the total adds up. */
export function ItemsSection({ order }: { order: AdminOrder }) {
  const { itens, subtotal, ajustes, frete, total, metodo, pagamentoAntigo, cupom, pagamentos } = order
  const { juros, charged } = chargedTotal(total, pagamentos)

  return (
    <Section title="Itens">
      <Table aria-label="Itens do pedido">
        <Table.Tbody>
          {itens.map((item, i) => (
            <Item key={item.idAtributoSimples ?? `${i} ${item.nome}`} item={item} />
          ))}
        </Table.Tbody>
      </Table>
      <Stack gap={2} maw={360} w="100%" ml="auto">
        <Sum label="Subtotal" valor={subtotal} />
        {ajustes.map(({ tipo, origem, label, valor }) => (
          <Sum key={`${tipo} ${origem} ${label}`} label={label} valor={valor} />
        ))}
        <Sum label={`Frete (${frete.label})`} valor={frete.valorCheio} />
        {frete.ajustes.map(({ tipo, origem, label, valor }) => (
          <Sum key={`${tipo} ${origem} ${label}`} label={label} valor={valor} />
        ))}
        <Sum
          label={total === 0 ? 'Total' : `Total (${pagamentoAntigo ?? METHOD_NAMES[metodo]})`}
          valor={total}
          strong
        />
        {juros > 0 && (
          <>
            <Sum label="Juros do parcelamento" valor={juros} />
            <Sum label="Total no cartão" valor={charged} strong />
          </>
        )}
        {cupom !== null && (
          <Text size="xs" c="gray.6">
            Cupom {cupom}
          </Text>
        )}
      </Stack>
    </Section>
  )
}

function Item({ item }: { item: AdminOrder['itens'][number] }) {
  const { nome, url, imagem, atributos, sku, quantidade, precos, total, servicos, alunos } = item

  return (
    <Table.Tr>
      <Table.Td w={52} px={4}>
        {imagem && <img src={imagem.imagem} alt="" width={44} height={44} style={{ objectFit: 'contain' }} />}
      </Table.Td>
      <Table.Td px={4}>
        {url === '' ? (
          <Text size="sm">{nome}</Text>
        ) : (
          <Anchor href={url} target="_blank" size="sm" c="inherit">
            {nome}
          </Anchor>
        )}
        <Text size="xs" c="gray.6">
          {[variantText(atributos), sku].filter(Boolean).join(' · ')}
        </Text>
        {alunos.map((units) => (
          <Text key={units.nome + units.lista} size="xs">
            {pupilText(units, quantidade)}
          </Text>
        ))}
        {servicos.map(({ idServico, nome: servico, valor, escolhas }) => (
          <Text key={idServico} size="xs">
            {[`${servico}: ${servicePrice(valor, quantidade)}`, answerWords({ escolhas })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ))}
      </Table.Td>
      <Table.Td ta="right" px={4} style={{ whiteSpace: 'nowrap' }}>
        {quantidade} × {formatBRL(precos.precoPor)}
        <Text size="sm" fw={500}>
          {formatBRL(total)}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}

/** A line of the total, in centavos. */
export function Sum({ label, valor, strong = false }: { label: string; valor: number; strong?: boolean }) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" fw={strong ? 600 : 400} fz="sm">
      <span>{label}</span>
      <span style={{ whiteSpace: 'nowrap' }}>{formatBRL(valor)}</span>
    </Group>
  )
}
