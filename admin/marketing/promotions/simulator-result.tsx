import { Alert, Anchor, Badge, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import type { api } from '#admin/shell/api.ts'
import { formatBRL } from '#domain/money/format-money.ts'

export type Simulated = Awaited<ReturnType<typeof api.carts.simulate>>

/** The total of a simulated cart, and the outcome of each promotion. */
export function SimulatorResult({ result }: { result: Simulated | null }) {
  if (result === null)
    return (
      <EmptyState
        title="Monte um carrinho"
        text="Escolha os produtos e quem compra. Você vê quanto custaria, quais promoções valem e por que as outras não."
      />
    )
  const { recusaCupom, fora } = result

  return (
    <Stack>
      {recusaCupom !== null && <Alert color="yellow">{recusaCupom}</Alert>}
      {fora.length > 0 && (
        <Alert color="yellow">Um dos produtos não está à venda agora e ficou fora da conta.</Alert>
      )}
      <Sums result={result} />
      <Card withBorder>
        <Title order={2} mb="xs">
          Promoções ligadas
        </Title>
        <Tried promocoes={result.promocoes} />
      </Card>
    </Stack>
  )
}

function Sums({ result: { carrinho, freteGratis } }: { result: Simulated }) {
  const { itens, subtotal, ajustes, total } = carrinho

  return (
    <Card withBorder>
      <Title order={2}>Quanto custa</Title>
      <Table aria-label="Quanto custa">
        <Table.Tbody>
          {itens.map(({ hash, nome, quantidade, total: costs }) => (
            <Sum key={hash.idAtributoSimples} label={`${quantidade} × ${nome}`} valor={costs} />
          ))}
          <Sum label="Produtos, sem desconto" valor={subtotal.valor} />
          {ajustes.map(({ tipo, origem, label, valor }) => (
            <Sum key={`${tipo}-${origem}`} label={label} valor={valor} />
          ))}
          <Sum label="Total" valor={total} strong />
          <Sum label="No Pix" valor={total - subtotal.descontoVista.valor} />
        </Table.Tbody>
      </Table>
      {freteGratis !== null && (
        <Text size="sm" mt="xs">
          Frete grátis: {freteGratis}
        </Text>
      )}
      {carrinho.freteGratis && freteGratis === null && (
        <Text size="sm" mt="xs">
          {carrinho.freteGratis.porcentagem}% do caminho até o frete grátis da loja
        </Text>
      )}
    </Card>
  )
}

function Sum({ label, valor, strong = false }: { label: string; valor: number; strong?: boolean }) {
  return (
    <Table.Tr fw={strong ? 600 : undefined}>
      <Table.Td>{label}</Table.Td>
      <Table.Td ta="right">{formatBRL(valor)}</Table.Td>
    </Table.Tr>
  )
}

function Tried({ promocoes }: Pick<Simulated, 'promocoes'>) {
  if (promocoes.length === 0) return <Text size="sm">Nenhuma promoção está ligada.</Text>

  return (
    <Stack gap="xs">
      {promocoes.map(({ id, nome, desconto, motivo, explicacao }) => (
        <Group key={id} justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Anchor component={Link} to={`/promocoes/${id}`} size="sm">
              {nome}
            </Anchor>
            {explicacao !== null && (
              <Text size="xs" c="gray.6">
                {explicacao}
              </Text>
            )}
          </div>
          <Badge variant="light" color={motivo === null ? 'pine' : 'gray'} style={{ flex: 'none' }}>
            {verdict(motivo, desconto)}
          </Badge>
        </Group>
      ))}
    </Stack>
  )
}

function verdict(motivo: string | null, desconto: number): string {
  if (motivo !== null) return 'Não vale'

  return desconto > 0 ? `− ${formatBRL(desconto)}` : 'Vale'
}
