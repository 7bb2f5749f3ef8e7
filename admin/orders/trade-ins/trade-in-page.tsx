import { Alert, Anchor, Badge, Button, Group, Image, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminTradeIn } from '#contract/orders/admin-trade-ins.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import {
  TRADE_CONDITION_WORDS,
  TRADE_CONDITIONS,
  type TradeCondition,
} from '#domain/order/trade-in/conditions.ts'
import { monthsText } from '#domain/order/trade-in/trade-in-words.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { PassportState } from '../passports/passport-state.tsx'
import { SerialNumber } from '../passports/serial-number.tsx'
import { InspectDialog } from './inspect-dialog.tsx'
import { PostCodeDialog } from './post-code-dialog.tsx'
import { owes, TradeInBadge } from './trade-in-badge.tsx'

export function loader({ params }: LoaderFunctionArgs) {
  return api.tradeIns.get({ id: params['id'] ?? '' })
}

/** An instrument given in exchange: what it is worth, where it is, and what the inspection found. */
export function Component() {
  const trade = useLoaderData<typeof loader>()

  return (
    <Page title={trade.nome} back={{ to: '/trocas', label: 'Trocas' }} badge={<TradeInBadge trade={trade} />}>
      <Stack maw={760}>
        <NotOwners trade={trade} />
        <Steps trade={trade} />
        <Section title="O instrumento">
          <RowTable rows={instrumentRows(trade)} label="O instrumento" />
        </Section>
        <Section title="Quanto vale" text="O que foi combinado quando o cliente aceitou, por condição.">
          <RowTable
            label="Quanto vale"
            rows={TRADE_CONDITIONS.map((condition) => [
              TRADE_CONDITION_WORDS[condition].nome + conditionMark(trade, condition),
              trade.valores[condition] === undefined ? 'Não aceita' : formatBRL(trade.valores[condition]),
            ])}
          />
        </Section>
        <Section title="Andamento">
          <RowTable rows={timeline(trade)} label="Andamento" />
          {trade.nota !== '' && <Text size="sm">Observação da conferência: {trade.nota}</Text>}
          {trade.fotos.length > 0 && (
            <Group component="ul" gap="xs" p={0} aria-label="Fotos da conferência">
              {trade.fotos.map(({ imagem, alt }) => (
                <li key={imagem} style={{ listStyle: 'none' }}>
                  <a href={resizedUrl(imagem, 1920, 'jpg')} target="_blank" rel="noreferrer">
                    <Image src={resizedUrl(imagem, 320, 'webp')} alt={alt} w={120} h={120} radius="sm" />
                  </a>
                </li>
              ))}
            </Group>
          )}
        </Section>
      </Stack>
    </Page>
  )
}

/** That the store can't take the instrument, while it still could. */
function NotOwners({ trade: { doCliente, situacao } }: { trade: AdminTradeIn }) {
  if (doCliente || situacao === 'conferida' || situacao === 'desistida') return null

  return (
    <Alert color="red" title="Este instrumento não é mais do cliente, ou está desaparecido">
      É o que diz o passaporte dele. A loja não pode ficar com o instrumento enquanto for assim: fale com o
      cliente antes de conferir.
    </Alert>
  )
}

/** Which condition the owner said, and which one the inspection found. */
function conditionMark({ condicao, condicaoConferida }: AdminTradeIn, condition: TradeCondition): string {
  const marks = [condition === condicao && 'informada', condition === condicaoConferida && 'conferida']
  const words = marks.filter(Boolean).join(' e ')

  return words && ` (${words})`
}

/** What can be done now. */
function Steps({ trade }: { trade: AdminTradeIn }) {
  const { id, situacao, codigoPostagem } = trade
  const [dialog, setDialog] = useState<'code' | 'inspection' | null>(null)
  const [before, setBefore] = useState<Pick<AdminTradeIn, 'nota' | 'fotos'>>({ nota: '', fotos: [] })
  const { save, saving } = useSave()
  const [mayShip, mayEdit, mayRefund] = [
    useMay('pedidos.expedir'),
    useMay('pedidos.editar'),
    useMay('pedidos.estornar'),
  ]
  const awaited = situacao === 'usada' || situacao === 'aCaminho'
  const close = () => setDialog(null)

  async function receive() {
    const arrived = await askFirst({
      title: 'Chegou à loja?',
      text: 'O cliente recebe um e-mail de que o instrumento chegou. Depois vem a conferência.',
      action: 'Chegou',
    })
    if (arrived) await save(() => api.tradeIns.receive({ id }), 'Chegada anotada. O cliente foi avisado.')
  }

  async function undoArrival() {
    const sure = await askFirst({
      title: 'Desfazer a chegada?',
      text: 'A loja volta a esperar o instrumento, e o cliente recebe um e-mail de que foi um engano.',
      action: 'Desfazer a chegada',
    })
    if (sure) await save(() => api.tradeIns.undoArrival({ id }), 'Chegada desfeita.')
  }

  async function correct() {
    const sure = await askFirst({
      title: 'Corrigir a conferência?',
      text: 'O que foi registrado sai, a diferença deixa de ser devida, e o passaporte que foi anulado volta a valer. Depois registre a conferência certa: o cliente é avisado.',
      action: 'Corrigir',
    })
    if (!sure) return
    const { nota, fotos } = trade
    const outcome = await save(() => api.tradeIns.undoInspection({ id }), 'Conferência desfeita.')
    if (!outcome.ok) return
    setBefore({ nota, fotos })
    if (trade.recebidaEm !== null) setDialog('inspection')
  }

  async function writeOff() {
    const sure = await askFirst({
      title: 'Perdoar a diferença?',
      text: `O cliente deixa de dever ${formatBRL(trade.diferenca)} à loja, e isso não se desfaz.`,
      action: 'Perdoar',
      danger: true,
    })
    if (sure) await save(() => api.tradeIns.writeOff({ id }), 'Diferença perdoada.')
  }

  return (
    <Group>
      {awaited && mayShip && (
        <>
          <Button loading={saving} onClick={() => void receive()}>
            Chegou à loja
          </Button>
          <Button variant="default" onClick={() => setDialog('code')}>
            {codigoPostagem === '' ? 'Mandar código da postagem' : 'Mudar código da postagem'}
          </Button>
        </>
      )}
      {(awaited || situacao === 'recebida') && mayEdit && (
        <Button variant={awaited ? 'default' : 'filled'} onClick={() => setDialog('inspection')}>
          {awaited ? 'Não chegou' : 'Conferir'}
        </Button>
      )}
      {situacao === 'recebida' && mayShip && (
        <Button variant="default" loading={saving} onClick={() => void undoArrival()}>
          Desfazer a chegada
        </Button>
      )}
      {situacao === 'conferida' && trade.pagaEm === null && mayEdit && (
        <Button variant="default" loading={saving} onClick={() => void correct()}>
          Corrigir a conferência
        </Button>
      )}
      {owes(trade) && mayRefund && (
        <Button variant="default" loading={saving} onClick={() => void writeOff()}>
          Perdoar {formatBRL(trade.diferenca)}
        </Button>
      )}
      {dialog === 'code' && <PostCodeDialog trade={trade} onClose={close} />}
      {dialog === 'inspection' && <InspectDialog trade={trade} before={before} onClose={close} />}
    </Group>
  )
}

type Row = [label: string, value: React.ReactNode]

function instrumentRows(trade: AdminTradeIn): Row[] {
  const { descricao, cliente, pedido, numero, novo, pago, meses, usado, valor, validaAte } = trade

  return [
    ['O que é', descricao],
    ['Número de série', <Serials key="serials" trade={trade} />],
    ['Cliente', cliente === '' ? 'Conta excluída' : cliente],
    ['Comprado em', <OrderLink key="old" id={pedido} numero={numero} />],
    ['Custou', `${formatBRL(pago)}, há ${monthsText(meses)} quando foi aceito`],
    ['Crédito', usado === null ? `${formatBRL(valor)}, até ${formatMoment(validaAte)}` : formatBRL(usado)],
    ...(novo ? [['Usado em', <OrderLink key="new" id={novo.pedido} numero={novo.numero} />] as Row] : []),
  ]
}

function timeline(trade: AdminTradeIn): Row[] {
  const { diferenca, pagaEm, perdoadaEm, conferidaPor } = trade
  const times: [string, string | null, string?][] = [
    ['Aceito', trade.aceitaEm],
    ['Crédito usado', trade.usadaEm],
    ['O novo chegou', trade.novo?.entregueEm ?? null],
    ['Enviar até', trade.situacao === 'usada' ? trade.enviarAte : null],
    ['Enviado', trade.enviadaEm, trade.rastreio],
    ['Chegou à loja', trade.recebidaEm],
    ['Conferido', trade.conferidaEm, conferidaPor ? `por ${conferidaPor}` : ''],
    ['Diferença paga', pagaEm, formatBRL(diferenca)],
    ['Diferença perdoada', perdoadaEm, formatBRL(diferenca)],
  ]
  const rows = times.flatMap(([label, at, more]): Row[] =>
    at === null ? [] : [[label, [formatMoment(at), more].filter(Boolean).join(', ')]],
  )

  return [
    ...rows,
    ...(trade.codigoPostagem === '' ? [] : [['Código da postagem', trade.codigoPostagem] as Row]),
    ...(owes(trade) ? [['Diferença a pagar', formatBRL(diferenca)] as Row] : []),
  ]
}

/** By which the inspection knows the instrument, each with its passport. */
function Serials({ trade: { passaportes } }: { trade: AdminTradeIn }) {
  if (passaportes.length === 0) return 'Não tem passaporte'

  return (
    <Stack gap={4}>
      {passaportes.map(({ id, numeroSerie, anulado, alerta, doCliente }) => (
        <Group key={id} gap="xs">
          <Anchor component={Link} to={`/passaportes/${id}`} size="sm">
            <SerialNumber serial={numeroSerie} />
          </Anchor>
          <PassportState anulado={anulado} alerta={alerta} />
          {!doCliente && (
            <Badge size="xs" variant="filled" color="red.9">
              de outra pessoa
            </Badge>
          )}
        </Group>
      ))}
    </Stack>
  )
}

function OrderLink({ id, numero }: { id: string; numero: number }) {
  return (
    <Anchor component={Link} to={`/pedidos/${id}`} size="sm">
      Pedido {numero}
    </Anchor>
  )
}

function RowTable({ rows, label }: { rows: Row[]; label: string }) {
  return (
    <Table aria-label={label} layout="fixed">
      <Table.Tbody>
        {rows.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={500}>
              {name}
            </Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
