import { Anchor, Button, Group, Menu, Stack, Table, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { ChosenCustomer } from '#admin/orders/internal-sales/chosen-customer.tsx'
import { NoteDialog } from '#admin/orders/note-dialog.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminWorkOrder, WorkOrderForm } from '#contract/orders/workshop/work-orders.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { UnpaidBill } from '#domain/workshop/unpaid-work.ts'
import { changeWords, STEP_WORDS, type WorkStep } from '#domain/workshop/work-order-words.ts'
import { SerialNumber } from '../../passports/serial-number.tsx'
import { LinkToSend } from '../../payment-link/link-to-send.tsx'
import { goesUnpaid, UnpaidWork } from '../../unpaid-work.tsx'
import { MessagesSection } from './messages-section.tsx'
import { MissingAlert } from './missing-alert.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { QuotesSection } from './quotes-section.tsx'
import { SituationBadge } from './situation-badge.tsx'
import { WorkOrderFields } from './work-order-fields.tsx'

export function loader({ params }: LoaderFunctionArgs) {
  return api.workOrders.get({ id: params['id'] ?? '' })
}

/** A work order at the bench: what is to be done, how far it is, and what was said about it. */
export function Component() {
  const order = useLoaderData<typeof loader>()

  return (
    <Page
      title={`Ordem ${order.numero}`}
      back={{ to: '/oficina/ordens', label: 'Ordens de serviço' }}
      badge={<SituationBadge {...order} />}
      actions={<PrintLinks id={order.id} />}
    >
      <Stack maw={860}>
        {order.alertas.map((passport) => (
          <MissingAlert key={passport.id} passport={passport} />
        ))}
        <UnpaidWork bills={unpaidBills(order)} />
        <Allowed permission="pedidos.editar">
          <Steps order={order} />
        </Allowed>
        <Details order={order} />
        {order.servicos.length > 0 && <Services order={order} />}
        <QuotesSection order={order} />
        <PicturesSection order={order} />
        <MessagesSection order={order} />
        {order.pagina !== '' && <CustomerPage order={order} />}
        <History order={order} />
      </Stack>
    </Page>
  )
}

/** In a menu: on a phone at the bench, three buttons came before the next step. */
function PrintLinks({ id }: { id: string }) {
  const sheets = [
    ['bancada', 'Ordem para a bancada'],
    ['recibo', 'Recibo do cliente'],
    ['reciboBobina', 'Recibo em bobina'],
  ] as const

  return (
    <Menu withinPortal position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />}>
          Imprimir
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sheets.map(([folha, label]) => (
          <Menu.Item
            key={folha}
            component="a"
            href={`/v2/admin/work-orders/${id}/print/${folha}`}
            target="_blank"
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const CONSEQUENCES: Record<WorkStep, string> = {
  start: 'O cliente vê na página dele que o serviço começou.',
  finish:
    'O instrumento trazido ao balcão: o cliente recebe um e-mail para vir buscar. O de um pedido: já pode ser enviado.',
  reopen:
    'O instrumento volta para a bancada e deixa de estar pronto. A agenda marca de novo o tempo que ficou livre quando ele ficou pronto; os dias que passaram contam como trabalhados. Se não sobra tempo nem dia prometido, escreva outro dia em Mudar os dados.',
  deliver: 'A ordem termina aqui.',
  cancel:
    'A ordem termina sem serviço, e o tempo dela na oficina fica livre. Um orçamento sem resposta é retirado. O cliente recebe um e-mail; o que ele já pagou fica anotado no pedido, para você devolver.',
  handBack: 'O instrumento está de novo com o cliente, e a ordem sai de “Prontas, a entregar”.',
}

/** What a step does. An order has the workshop's time for all of its work orders together. */
function consequences(step: WorkStep, { outrasDoPedido }: AdminWorkOrder): string {
  if (step !== 'reopen' || outrasDoPedido === 0) return CONSEQUENCES[step]
  const others =
    outrasDoPedido === 1
      ? 'A outra ordem deste pedido fica como está.'
      : `As outras ${outrasDoPedido} ordens deste pedido ficam como estão.`

  return `${CONSEQUENCES[step]} ${others} O tempo na agenda é do pedido inteiro, e ela não sabe em qual ordem se trabalhou nos dias que passaram: confira se sobra tempo para esta.`
}

/** Bills that are to be paid before the instrument goes. */
function unpaidBills({ orcamentos }: AdminWorkOrder): UnpaidBill[] {
  return orcamentos.flatMap(({ cobranca, pedido, total }) =>
    cobranca === 'aPagar' && pedido ? [{ ...pedido, total }] : [],
  )
}

function Steps({ order }: { order: AdminWorkOrder }) {
  const { id, passos } = order
  const bills = unpaidBills(order)
  const [step, setStep] = useState<WorkStep | null>(null)
  const { save, saving } = useSave()
  const [first] = passos
  if (passos.length === 0) return null

  async function begin(passo: WorkStep) {
    if (passo !== 'deliver' || (await goesUnpaid(bills, 'Entregar mesmo assim'))) setStep(passo)
  }

  return (
    <Group gap="xs">
      {passos.map((passo) => (
        <Button
          key={passo}
          variant={passo === first && passo !== 'cancel' ? 'filled' : 'default'}
          onClick={() => void begin(passo)}
        >
          {STEP_WORDS[passo]}
        </Button>
      ))}
      {step && (
        <NoteDialog
          opened
          onClose={() => setStep(null)}
          title={STEP_WORDS[step]}
          text={`${consequences(step, order)} O cliente lê a observação.`}
          action={STEP_WORDS[step]}
          danger={step === 'cancel'}
          saving={saving}
          onConfirm={async (nota) => {
            const mesmoAssim = step === 'deliver' && bills.length > 0
            const outcome = await save(
              () => api.workOrders.step({ id, passo: step, nota, mesmoAssim }),
              'Anotado.',
            )
            if (outcome.ok) setStep(null)
          }}
        />
      )}
    </Group>
  )
}

type Row = [label: string, value: React.ReactNode]

function Details({ order }: { order: AdminWorkOrder }) {
  const [edited, setEdited] = useState(false)
  const { pedido, passaporte, quantidade, instrumento } = order
  const rows: Row[] = [
    ['Instrumento', quantidade > 1 ? `${quantidade} × ${instrumento}` : instrumento],
    ['Número de série', order.numeroSerie],
    ['Veio junto', order.acessorios],
    ['Condição', order.condicao],
    ['O que o cliente quer', order.relato],
    ['Cliente', <CustomerName key="cliente" order={order} />],
    ['Celular', formatPhone(order.celular)],
    ['E-mail', order.email],
    ['CPF ou CNPJ', formatDocument(order.documento)],
    ['Responsável', order.responsavel],
    ['Prateleira', order.prateleira],
    ['Prometida para', order.previstaPara ? formatDay(order.previstaPara) : ''],
    ['Bancada', order.minutos > 0 ? `${order.minutos} min` : ''],
    [
      'Pedido',
      pedido && (
        <Anchor component={Link} to={`/pedidos/${pedido.id}`} size="sm">
          Pedido {pedido.numero}
        </Anchor>
      ),
    ],
    [
      'Passaporte',
      passaporte ? (
        <>
          <Anchor component={Link} to={`/passaportes/${passaporte.id}`} size="sm">
            Ver o passaporte
          </Anchor>
          <Text size="xs" c="gray.6" style={{ overflowWrap: 'anywhere' }}>
            {passaporte.produto}, <SerialNumber serial={passaporte.numeroSerie} />
          </Text>
        </>
      ) : (
        order.aConfirmar &&
        'A loja vendeu um instrumento com este número: confirme em Mudar os dados se é este.'
      ),
    ],
  ]

  return (
    <Section
      title="O instrumento"
      actions={
        <Allowed permission="pedidos.editar">
          <Button variant="default" size="compact-md" onClick={() => setEdited(true)}>
            Mudar os dados
          </Button>
        </Allowed>
      }
    >
      <RowTable
        label="O instrumento"
        rows={rows.filter(([, value]) => value !== '' && value !== null && value !== false)}
      />
      {edited && <EditDialog order={order} onClose={() => setEdited(false)} />}
    </Section>
  )
}

/** Who brought it, with their account where there is one. */
function CustomerName({ order: { nome, idCliente } }: { order: AdminWorkOrder }) {
  const maySee = useMay('clientes.ver')
  if (idCliente === null || !maySee) return nome

  return (
    <Anchor component={Link} to={`/clientes/${idCliente}`} size="sm">
      {nome}
    </Anchor>
  )
}

function EditDialog({ order, onClose }: { order: AdminWorkOrder; onClose: () => void }) {
  const [value, setValue] = useState<WorkOrderForm>(() => formOf(order))
  const { save, saving, campos } = useSave()
  const { id, versao } = order

  return (
    <Dialog onClose={onClose} title="Mudar os dados" size="lg">
      <PanelForm
        onSubmit={async () => {
          const outcome = await save(() => api.workOrders.save({ ...value, id, versao }), 'Salvo.')
          if (outcome.ok) onClose()
        }}
      >
        <Stack>
          {order.tipo === 'balcao' && (
            <ChosenCustomer
              id={value.idCliente}
              what="A ordem"
              disabled={saving}
              onRemove={() => setValue((old) => ({ ...old, idCliente: null }))}
            />
          )}
          <WorkOrderFields
            value={value}
            change={(changes) => setValue((old) => ({ ...old, ...changes }))}
            errors={campos}
            ofOrder={order.tipo === 'regulagem'}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              Salvar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}

function formOf(order: AdminWorkOrder): WorkOrderForm {
  const { idCliente, nome, email, instrumento, numeroSerie, acessorios } = order
  const { condicao, relato, responsavel, prateleira, previstaPara, idPassaporte } = order

  return {
    idCliente,
    nome,
    email,
    celular: formatPhone(order.celular),
    documento: formatDocument(order.documento),
    instrumento,
    numeroSerie,
    idPassaporte,
    acessorios,
    condicao,
    relato,
    responsavel,
    prateleira,
    previstaPara,
  }
}

function Services({ order: { servicos, quantidade } }: { order: AdminWorkOrder }) {
  return (
    <Section title="Serviços do pedido" text={quantidade > 1 ? `Em cada um dos ${quantidade}.` : undefined}>
      <RowTable
        label="Serviços do pedido"
        rows={servicos.map(({ nome, preco, minutos, escolhas }) => [
          nome,
          [
            ...escolhas.map(({ rotulo, valor }) => `${rotulo}: ${valor}`),
            `${minutos} min`,
            formatBRL(preco),
          ].join(' · '),
        ])}
      />
    </Section>
  )
}

function CustomerPage({ order: { pagina, celular, nome, numero } }: { order: AdminWorkOrder }) {
  const text = `Olá, ${nome.split(' ')[0]}! Acompanhe sua ordem de serviço ${numero} por aqui: ${pagina}`

  return (
    <Section title="Página do cliente" text="Quem tem o link acompanha a ordem e responde ao orçamento.">
      <LinkToSend label="Link" url={pagina} celular={celular} texto={text} />
    </Section>
  )
}

const WHO = { cliente: 'o cliente', loja: 'a loja', relogio: 'a loja', provedor: 'o pagamento' }

function History({ order: { mudancas } }: { order: AdminWorkOrder }) {
  return (
    <Section title="Histórico">
      <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {mudancas.map(({ de, para, quem, nome, nota, em }) => (
          <li key={`${em}${para}`}>
            <Text size="sm" fw={500}>
              {changeWords({ de, para })}
            </Text>
            <Text size="xs" c="gray.6">
              {formatMoment(em)}, {nome ?? WHO[quem]}
            </Text>
            {nota !== '' && <Text size="sm">{nota}</Text>}
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function RowTable({ rows, label }: { rows: Row[]; label: string }) {
  return (
    <Table aria-label={label} layout="fixed">
      <Table.Tbody>
        {rows.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={500} w="35%">
              {name}
            </Table.Th>
            <Table.Td style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
