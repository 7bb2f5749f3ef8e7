import { Anchor, Button, Checkbox, Group, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { ClassShipment } from '#contract/customers/teaching/class-shipments.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { showBulk } from '../list/show-bulk.tsx'
import { type Parcel, parcelToSend } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { printPath } from './print-path.ts'

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  return api.classShipments.get({ id })
}

type Order = ClassShipment['pedidos'][number]

const WORDS: Record<Order['situacao'], string> = {
  aguardandoPagamento: 'aguarda o pagamento',
  pagamentoEmAnalise: 'pagamento em análise',
  pagamentoAprovado: 'pago',
  emSeparacao: 'em separação',
}

/** The orders of one class, by pupil: sent to the school at once, with one tracking code. */
export function Component() {
  const { idLista, nome, conta, prazo, endereco, pedidos } = useLoaderData<typeof loader>()
  const ready = pedidos.filter(isPaid).map(({ id }) => id)
  // What goes elsewhere is not sent along by mistake.
  const [left, setLeft] = useState<readonly string[]>(() =>
    pedidos.filter(({ outroEndereco }) => outroEndereco !== '').map(({ id }) => id),
  )
  const [envio, setEnvio] = useState<Parcel>({ codigo: '', transportadora: '', url: '' })
  const { save, saving, campos } = useSave()
  const { revalidate } = useRevalidator()
  const mayShip = useMay('pedidos.expedir')
  const chosen = ready.filter((id) => !left.includes(id))

  async function send() {
    const outcome = await save(() =>
      api.classShipments.send({
        id: idLista,
        ids: chosen,
        envio: parcelToSend({ tipo: 'entrega' }, envio),
      }),
    )
    if (!outcome.ok) return
    showBulk(outcome.result, ['pedido enviado.', 'pedidos enviados.'])
    await revalidate()
  }

  return (
    <Page title={nome} back={{ to: '/turmas', label: 'Entregas em escolas' }}>
      <Text size="sm">
        {conta}
        {endereco !== '' && `, ${endereco}`}.{prazo && ` Prazo da lista: ${formatDay(prazo)}.`}
      </Text>
      <Section title="Por aluno">
        {pedidos.length > 0 && (
          <Table aria-label="Itens por aluno" horizontalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Pedido</Table.Th>
                <Table.Th visibleFrom="sm">Aluno</Table.Th>
                <Table.Th>Produto</Table.Th>
                <Table.Th ta="right">Qtd.</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {pedidos.flatMap((order) =>
                order.itens.map((item, i) => (
                  <Table.Tr key={`${order.id} ${item.aluno} ${item.sku}`}>
                    <Table.Td>
                      {i === 0 && (
                        <>
                          <Group gap={6} wrap="nowrap">
                            {mayShip && isPaid(order) && (
                              <Checkbox
                                size="xs"
                                aria-label={`Enviar o pedido ${order.numero}`}
                                checked={!left.includes(order.id)}
                                onChange={() => setLeft(toggled(left, order.id))}
                              />
                            )}
                            <Anchor component={Link} to={`/pedidos/${order.id}`} size="sm">
                              {order.numero}
                            </Anchor>
                          </Group>
                          <Text size="xs" c="gray.6" component="span">
                            {WORDS[order.situacao]}
                          </Text>
                          {order.outroEndereco !== '' && (
                            <Text size="xs" fw={600} component="span" display="block">
                              Vai para outro endereço: {order.outroEndereco}
                            </Text>
                          )}
                        </>
                      )}
                    </Table.Td>
                    <Table.Td visibleFrom="sm">{pupilOf(item)}</Table.Td>
                    <Table.Td>
                      <Text size="sm" fw={500} hiddenFrom="sm">
                        {pupilOf(item)}
                      </Text>
                      {item.nome}
                      <Text size="xs" c="gray.6" component="span" display="block">
                        {[item.variante, item.sku].filter(Boolean).join(' · ')}
                      </Text>
                    </Table.Td>
                    <Table.Td ta="right">{item.quantidade}</Table.Td>
                  </Table.Tr>
                )),
              )}
            </Table.Tbody>
          </Table>
        )}
        {pedidos.length === 0 && <Text size="sm">Nada mais a enviar desta turma.</Text>}
      </Section>
      {mayShip && ready.length > 0 && (
        <Section title="Enviar juntos">
          <Group gap="xs">
            <PrintButton folha="separacao" ids={chosen}>
              Lista de separação
            </PrintButton>
            <PrintButton folha="romaneios" ids={chosen}>
              Romaneio de cada aluno
            </PrintButton>
          </Group>
          <Stack gap="sm" maw={480}>
            <ParcelFields
              envio={envio}
              onChange={(changes) => setEnvio({ ...envio, ...changes })}
              errors={campos}
            />
            <Text size="sm">
              O código vale para todos, e cada comprador o recebe por e-mail. Sem código, os pedidos são
              enviados do mesmo jeito.
            </Text>
            <Button disabled={chosen.length === 0} loading={saving} onClick={() => void send()}>
              {chosen.length === 1 ? 'Enviar 1 pedido' : `Enviar ${chosen.length} pedidos`}
            </Button>
          </Stack>
        </Section>
      )}
    </Page>
  )
}

type PrintButtonProps = { folha: Parameters<typeof printPath>[0]; ids: readonly string[]; children: string }

function PrintButton({ folha, ids, children }: PrintButtonProps) {
  return (
    <Button size="xs" variant="default" component="a" href={printPath(folha, ids)} target="_blank">
      {children}
    </Button>
  )
}

function pupilOf({ aluno }: Order['itens'][number]): string {
  return aluno || 'Saiu da lista'
}

function isPaid({ situacao }: Order): boolean {
  return situacao === 'pagamentoAprovado' || situacao === 'emSeparacao'
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}
