import { Anchor, Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '../components/date/format.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { Page } from '../components/page/page.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { MinimumField } from './minimum-field.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MovementTable } from './movement-table.tsx'
import { RestockDateField } from './restock-date-field.tsx'
import { goodsName } from './words.ts'

const HOLDERS = 20

export async function loader({ request, params }: LoaderFunctionArgs) {
  const idSku = Number(params['idSku'])
  const [level, movements, holders] = await Promise.all([
    api.stock.level({ idSku }),
    api.stock.movements({ ...queryOf(request), idSku }),
    api.stock.reservations({ idSku, porPagina: HOLDERS }),
  ])

  return { level, movements, holders }
}

/** A SKU: its stock, reservations and movements. */
export function Component() {
  const { level, movements, holders } = useLoaderData<typeof loader>()
  const [moving, setMoving] = useState(false)

  return (
    <Page
      title={goodsName(level)}
      back={{ to: '/estoque', label: 'Estoque' }}
      actions={
        <>
          <Button component={Link} to={`/produtos/${level.idProduto}`} variant="default">
            Ver o produto
          </Button>
          {!level.kit && (
            <Allowed permission="estoque.movimentar">
              <Button onClick={() => setMoving(true)}>Movimentar</Button>
            </Allowed>
          )}
        </>
      }
    >
      <Group align="stretch">
        <Figure label="À venda" valor={level.estoque} />
        <Figure label="Reservado por pedidos" valor={level.reservado} />
        <Figure label="Reservado para a fila" valor={level.naFila} />
        <Card withBorder>
          <Text size="sm" c="gray.6">
            Estoque mínimo
          </Text>
          <Allowed permission="estoque.movimentar">
            <MinimumField key={level.estoqueMinimo} level={level} />
          </Allowed>
        </Card>
        {!level.kit && (
          <Card withBorder>
            <Allowed permission="estoque.movimentar">
              <RestockDateField key={level.idSku} level={level} />
            </Allowed>
          </Card>
        )}
      </Group>
      <Text size="sm" c="gray.6">
        SKU {level.sku}
        {level.ean && `, EAN ${level.ean}`}
        {level.kit && '. É um kit: o estoque acompanha o de suas peças'}
      </Text>
      {holders.total > 0 && (
        <Stack gap="xs">
          <Title order={2}>Quem segura unidades</Title>
          <Table aria-label="Pedidos que seguram unidades">
            <Table.Tbody>
              {holders.itens.map(({ pedido, quantidade, desde, expiraEm }) => (
                <Table.Tr key={pedido.id}>
                  <Table.Td>
                    <Anchor component={Link} to={`/pedidos/${pedido.id}`} fz="sm">
                      Pedido {pedido.numero ?? 'excluído'}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{quantidade} un.</Table.Td>
                  <Table.Td>desde {formatMoment(desde)}</Table.Td>
                  <Table.Td>{expiraEm && `até ${formatMoment(expiraEm)}`}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {holders.total > HOLDERS && <Text size="sm">E mais {holders.total - HOLDERS}.</Text>}
        </Stack>
      )}
      <Title order={2}>Histórico</Title>
      <MovementTable rows={movements.itens} total={movements.total} ofOneSku />
      <MoveDialog opened={moving} levels={[level]} onClose={() => setMoving(false)} />
    </Page>
  )
}

function Figure({ label, valor }: { label: string; valor: number }) {
  return (
    <Card withBorder>
      <Text size="sm" c="gray.6">
        {label}
      </Text>
      <Text size="xl" fw={600}>
        {valor.toLocaleString('pt-BR')}
      </Text>
    </Card>
  )
}
