import { ActionIcon, Card, Image, NumberInput, Stack, Table, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { CartItem } from '#contract/cart/cart.ts'
import type { Sale } from '#contract/orders/sales/internal-sales.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { chosenInCart, variantText } from '#domain/product/variants/variant-text.ts'
import { answerWords, servicePrice } from '#domain/workshop/service-words.ts'
import { GoodsField } from '../goods-field.tsx'

/** The products and quantities, found by name, code or barcode. */
export function SaleGoods({ sale }: { sale: Sale }) {
  const { save } = useSave()
  const { itens, mensagens } = sale.compra.carrinho
  const put = (idProduto: number, idAtributoSimples: number, quantidade: number) =>
    save(() => api.sales.putItem({ id: sale.id, idProduto, idAtributoSimples, quantidade }))

  return (
    <Card withBorder>
      <Stack>
        <Title order={2}>Produtos</Title>
        <GoodsField
          onPick={({ idProduto, idAtributoSimples }) => {
            const there = itens.find(({ hash }) => hash.idAtributoSimples === idAtributoSimples)
            void put(idProduto, idAtributoSimples, (there?.quantidade ?? 0) + 1)
          }}
        />
        {mensagens.map(({ mensagem }) => (
          <Text key={mensagem} size="sm" role="status">
            {mensagem}
          </Text>
        ))}
        {itens.length === 0 ? (
          <Text size="sm" c="gray.6">
            Nada ainda. Digite acima, ou passe o leitor de código de barras.
          </Text>
        ) : (
          <Table aria-label="Produtos da venda" horizontalSpacing="xs">
            <Table.Tbody>
              {itens.map((item) => (
                <Line
                  key={item.hash.idAtributoSimples}
                  item={item}
                  onChange={(quantidade) =>
                    void put(item.hash.idProduto, item.hash.idAtributoSimples, quantidade)
                  }
                />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Card>
  )
}

function Line({ item, onChange }: { item: CartItem; onChange: (quantidade: number) => void }) {
  const { nome, imagem, atributos, quantidade, quantidadeMaxima, precos, total, servicos } = item
  const chosen = variantText(chosenInCart(atributos))

  return (
    <Table.Tr>
      <Table.Td w={52} visibleFrom="sm">
        <Image src={imagem.imagem} alt="" w={40} h={40} fit="contain" />
      </Table.Td>
      <Table.Td>
        <Text size="sm">{nome}</Text>
        <Text size="xs" c="gray.6">
          {[chosen, `${formatBRL(precos.precoPor)} cada`].filter(Boolean).join(' · ')}
        </Text>
        {servicos.map(({ idServico, nome: servico, valor, escolhas }) => (
          <Text key={idServico} size="xs">
            {[`${servico}: ${servicePrice(valor, quantidade)}`, answerWords({ escolhas })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ))}
      </Table.Td>
      <Table.Td w={64}>
        <NumberInput
          key={quantidade}
          size="xs"
          hideControls
          aria-label={`Quantidade de ${nome}`}
          defaultValue={quantidade}
          min={1}
          max={quantidadeMaxima}
          onBlur={(event) => {
            const typed = Number(event.currentTarget.value)
            if (Number.isInteger(typed) && typed > 0 && typed !== quantidade) onChange(typed)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
        />
      </Table.Td>
      <Table.Td ta="right">{formatBRL(total)}</Table.Td>
      <Table.Td w={40}>
        <ActionIcon variant="subtle" color="gray.7" aria-label={`Tirar ${nome}`} onClick={() => onChange(0)}>
          <IconTrash size={16} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
}
