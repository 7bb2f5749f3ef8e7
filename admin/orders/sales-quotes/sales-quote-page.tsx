import { Anchor, Button, Stack, Table, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminSalesQuote } from '#contract/orders/sales/sales-quotes.ts'
import { holdSentence } from '#domain/cart/piece-hold.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { workshopDaysSentence } from '#domain/workshop/service-words.ts'
import { LinkToSend } from '../payment-link/link-to-send.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { QuotedServices } from './quoted-services.tsx'
import { SituationBadge } from './situation-badge.tsx'

export function loader({ params }: LoaderFunctionArgs) {
  return api.salesQuotes.get({ id: params['id'] ?? '' })
}

/** A sales quote: what was offered to whom, in which versions, and what became of it. */
export function Component() {
  const quote = useLoaderData<typeof loader>()

  return (
    <Page
      title={`Proposta ${quote.numero}`}
      back={{ to: '/propostas', label: 'Propostas' }}
      badge={<SituationBadge {...quote} />}
      actions={<Actions quote={quote} />}
    >
      <Stack maw={860}>
        {quote.pedido && <Sold quote={quote} />}
        <Buyer quote={quote} />
        <Goods quote={quote} />
        {quote.situacao === 'aberta' && <BuyersPage quote={quote} />}
        <Versions quote={quote} />
      </Stack>
    </Page>
  )
}

function Actions({ quote }: { quote: AdminSalesQuote }) {
  const { id, podeMudar, podeCancelar, situacao, resto, linhas } = quote
  const [accepting, setAccepting] = useState(false)
  const { save, saving } = useSave()
  const sellable = resto !== null || linhas.some(({ disponivel }) => disponivel > 0)

  async function cancel() {
    const sure = await askFirst({
      title: 'Cancelar a proposta',
      text: 'O cliente não poderá mais aceitá-la. O número não volta a ser usado.',
      action: 'Cancelar a proposta',
      danger: true,
    })
    if (sure) await save(() => api.salesQuotes.cancel({ id }), 'Proposta cancelada.')
  }

  return (
    <>
      {situacao === 'aberta' && (
        <Button disabled={!sellable} onClick={() => setAccepting(true)}>
          Transformar em pedido
        </Button>
      )}
      <Button
        component="a"
        href={`/v2/admin/sales-quotes/${id}/pdf`}
        target="_blank"
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
      >
        PDF
      </Button>
      {podeMudar && (
        <Button component={Link} to={`/propostas/${id}/mudar`} variant="default">
          Fazer outra versão
        </Button>
      )}
      {podeCancelar && (
        <Button variant="default" loading={saving} onClick={() => void cancel()}>
          Cancelar
        </Button>
      )}
      {accepting && <AcceptDialog quote={quote} onClose={() => setAccepting(false)} />}
    </>
  )
}

function Sold({ quote: { pedido, urlPedido, celular, nome, aceitaEm } }: { quote: AdminSalesQuote }) {
  if (!pedido || !urlPedido) return null
  const text = `Olá, ${nome.split(' ')[0]}! Para ver e pagar o seu pedido ${pedido.numero}: ${urlPedido}`

  return (
    <Section title="Pedido" text={aceitaEm ? `Aceita em ${formatMoment(aceitaEm)}.` : undefined}>
      <Anchor component={Link} to={`/pedidos/${pedido.id}`} size="sm">
        Pedido {pedido.numero}
      </Anchor>
      <LinkToSend label="Link de pagamento" url={urlPedido} celular={celular} texto={text} />
    </Section>
  )
}

function Buyer({ quote }: { quote: AdminSalesQuote }) {
  const { nome, email, documento, celular, idCliente, vendedor, validaAte } = quote
  const rows: [label: string, value: React.ReactNode][] = [
    ['Para', <BuyerName key="nome" nome={nome} idCliente={idCliente} />],
    ['E-mail', email],
    ['CPF ou CNPJ', formatDocument(documento)],
    ['Celular', formatPhone(celular)],
    ['Válida até', formatDay(validaAte)],
    ['Feita por', vendedor ?? 'Cliente, na loja'],
  ]

  return (
    <Section title="Para quem">
      <Table aria-label="Para quem" layout="fixed">
        <Table.Tbody>
          {rows
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={500} w="35%">
                  {name}
                </Table.Th>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Section>
  )
}

function BuyerName({ nome, idCliente }: Pick<AdminSalesQuote, 'nome' | 'idCliente'>) {
  if (idCliente === null) return nome

  return (
    <Anchor component={Link} to={`/clientes/${idCliente}`} size="sm">
      {nome}
    </Anchor>
  )
}

function Goods({ quote }: { quote: AdminSalesQuote }) {
  const { linhas, frete, cep, totais, porcentagemPix, condicoes, observacoes, situacao } = quote
  const to = cep === '' ? '' : ` para ${formatCep(cep)}`
  const sums: [label: string, value: string][] = [
    ['Produtos', formatBRL(totais.subtotal)],
    ...(totais.servicos > 0 ? [['Serviços da oficina', formatBRL(totais.servicos)] as [string, string]] : []),
    ...(totais.descontos > 0 ? [['Descontos', formatBRL(-totais.descontos)] as [string, string]] : []),
    [`${frete.label}${to}`, freightText(frete.valor, frete.aCombinar)],
    ['Total', formatBRL(totais.total)],
    [`No Pix (${porcentagemPix}% nos produtos)`, formatBRL(totais.totalPix)],
  ]

  return (
    <Section title="Produtos e valores">
      <Table aria-label="Produtos" layout="fixed">
        <Table.Tbody>
          {linhas.map(
            ({ idSku, nome, sku, quantidade, total, desconto, servicos, disponivel, retidoAte }) => (
              <Table.Tr key={idSku}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {quantidade} × {nome}
                  <Text size="xs" c="gray.6">
                    {[sku, desconto > 0 && `desconto de ${formatBRL(desconto)}`].filter(Boolean).join(' · ')}
                  </Text>
                  <QuotedServices servicos={servicos} quantidade={quantidade} />
                  {situacao === 'aberta' && disponivel < quantidade && (
                    <Text size="xs" fw={600}>
                      {shortage(disponivel, retidoAte)}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="right" w={120}>
                  {formatBRL(total)}
                </Table.Td>
              </Table.Tr>
            ),
          )}
          {sums.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" fw={label === 'Total' ? 700 : 400}>
                {label}
              </Table.Th>
              <Table.Td ta="right" fw={label === 'Total' ? 700 : 400}>
                {value}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {frete.oficina !== undefined && <Text size="sm">{workshopDaysSentence(frete.oficina)}</Text>}
      {condicoes !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {condicoes}
        </Text>
      )}
      {observacoes !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {observacoes}
        </Text>
      )}
    </Section>
  )
}

function shortage(disponivel: number, retidoAte: string | null): string {
  if (retidoAte) return holdSentence(retidoAte)

  return disponivel === 0 ? 'Sem estoque agora' : `Só ${disponivel} em estoque`
}

function BuyersPage({ quote: { pagina, celular, nome, numero } }: { quote: AdminSalesQuote }) {
  const text = `Olá, ${nome.split(' ')[0]}! Sua proposta ${numero} está aqui: ${pagina}`

  return (
    <Section title="Página do cliente" text="Quem tem o link vê a proposta, baixa o PDF e pode aceitá-la.">
      <LinkToSend label="Link" url={pagina} celular={celular} texto={text} />
    </Section>
  )
}

function Versions({ quote: { id, versoes, lembradaEm, canceladaEm } }: { quote: AdminSalesQuote }) {
  return (
    <Section title="Versões" text="O cliente aceita só a última. As anteriores ficam como foram mandadas.">
      <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {versoes.map(({ versao, total, validaAte, criadaEm, criadaPor }) => (
          <li key={versao}>
            <Anchor href={`/v2/admin/sales-quotes/${id}/pdf?versao=${versao}`} target="_blank" size="sm">
              Versão {versao}: {formatBRL(total)}
            </Anchor>
            <Text size="xs" c="gray.6">
              {formatMoment(criadaEm)}, {criadaPor ?? 'o cliente'}. Válida até {formatDay(validaAte)}.
            </Text>
          </li>
        ))}
      </Stack>
      {lembradaEm && (
        <Text size="xs" c="gray.6">
          O cliente foi lembrado em {formatMoment(lembradaEm)}.
        </Text>
      )}
      {canceladaEm && (
        <Text size="xs" c="gray.6">
          Cancelada em {formatMoment(canceladaEm)}.
        </Text>
      )}
    </Section>
  )
}
