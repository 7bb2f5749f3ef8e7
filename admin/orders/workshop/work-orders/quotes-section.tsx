import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  Paper,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { randomId } from '#admin/components/random-id.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatMinutes } from '#domain/workshop/duration.ts'

const ANSWERS = { enviado: 'Sem resposta', aprovado: 'Aprovado', recusado: 'Recusado', retirado: 'Retirado' }

const BILLS = {
  aPagar: (numero: number) => `A pagar pelo pedido ${numero}`,
  paga: (numero: number) => `Pago pelo pedido ${numero}`,
  cancelada: (numero: number) => `Pedido ${numero}, cancelado`,
}

/** The quotes of a work order: the first of what was brought in, and of more work later. */
export function QuotesSection({ order }: { order: AdminWorkOrder }) {
  const { id, orcamentos, podeOrcar, combinado, situacao, orcamentoVencido } = order
  const [writing, setWriting] = useState(false)
  const mayEdit = useMay('pedidos.editar')
  const { save, saving } = useSave()

  async function withdraw() {
    const sure = await askFirst({
      title: 'Retirar o orçamento',
      text: 'O cliente não poderá mais aprová-lo. Depois, mande outro.',
      action: 'Retirar',
    })
    if (sure) await save(() => api.workOrders.withdrawQuote({ id }), 'Orçamento retirado.')
  }

  if (orcamentos.length === 0 && !podeOrcar) return null

  return (
    <Section
      title="Orçamentos"
      text={
        combinado
          ? 'Apareceu mais serviço? Mande um orçamento: nada além do combinado é feito antes da resposta.'
          : 'O cliente recebe um e-mail, e aprova e paga pela página dele.'
      }
    >
      {orcamentos.map((quote) => (
        <Paper key={quote.id} withBorder p="sm">
          <Group justify="space-between">
            <Text fw={600}>
              Orçamento {quote.numero}:{' '}
              {quote.situacao === 'enviado' && orcamentoVencido
                ? 'vencido sem resposta'
                : ANSWERS[quote.situacao].toLowerCase()}
            </Text>
            <Text fw={600}>{formatBRL(quote.total)}</Text>
          </Group>
          <Table aria-label={`Orçamento ${quote.numero}`}>
            <Table.Tbody>
              {quote.linhas.map(({ descricao, valor }) => (
                <Table.Tr key={descricao}>
                  <Table.Td>{descricao}</Table.Td>
                  <Table.Td ta="right">{formatBRL(valor)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {quote.mensagem !== '' && <Text size="sm">{quote.mensagem}</Text>}
          <Text size="xs" c="gray.6">
            {formatMinutes(quote.minutos)} de bancada
            {quote.dias > 0 && ` e mais ${quote.dias === 1 ? '1 dia' : `${quote.dias} dias`}`}. Mandado em{' '}
            {formatMoment(quote.enviadoEm)} por {quote.enviadoPor}, vale até {formatMoment(quote.validoAte)}.
            {quote.respondidoEm && ` ${ANSWERS[quote.situacao]} em ${formatMoment(quote.respondidoEm)}.`}
          </Text>
          {quote.resposta !== '' && <Text size="sm">Resposta: {quote.resposta}</Text>}
          {quote.pedido && quote.cobranca && (
            <Anchor component={Link} to={`/pedidos/${quote.pedido.id}`} size="sm">
              {BILLS[quote.cobranca](quote.pedido.numero)}
            </Anchor>
          )}
          {quote.cobranca === 'aPagar' && quote.semEmail && (
            <Text size="sm" fw={600}>
              Este pedido está sem e-mail, e sem ele ninguém consegue pagar: escreva o e-mail do cliente em
              Mudar os dados, que ele recebe o link do pagamento.
            </Text>
          )}
          {quote.cobranca === 'paga' && situacao === 'cancelada' && (
            <Text size="sm" fw={600}>
              A ordem foi cancelada, e este orçamento está pago: cancele o pedido para devolver o dinheiro.
            </Text>
          )}
          {quote.situacao === 'enviado' && mayEdit && (
            <Group mt="xs">
              <Button variant="default" size="compact-md" loading={saving} onClick={() => void withdraw()}>
                Retirar
              </Button>
            </Group>
          )}
        </Paper>
      ))}
      {podeOrcar && mayEdit && !writing && (
        <Group>
          <Button
            variant={combinado && !orcamentoVencido ? 'default' : 'filled'}
            onClick={() => setWriting(true)}
          >
            {newQuoteLabel(order)}
          </Button>
        </Group>
      )}
      {podeOrcar && mayEdit && writing && (
        <QuoteForm
          id={id}
          // Another version begins with what the expired one said.
          before={orcamentos.find((quote) => quote.situacao === 'enviado')}
          onDone={() => setWriting(false)}
        />
      )}
    </Section>
  )
}

function newQuoteLabel({ orcamentoVencido, combinado }: AdminWorkOrder): string {
  if (orcamentoVencido) return 'Mandar outro orçamento'

  return combinado ? 'Orçar mais serviço' : 'Fazer orçamento'
}

type Line = { key: string; descricao: string; valor: number | null }

function emptyLine(): Line {
  return { key: randomId(), descricao: '', valor: null }
}

/** Beside fields whose label is above them; their errors are below. */
const LABEL_HEIGHT = 24

type QuoteFormProps = {
  id: string
  before: AdminWorkOrder['orcamentos'][number] | undefined
  onDone: () => void
}

function QuoteForm({ id, before, onDone }: QuoteFormProps) {
  const [lines, setLines] = useState<Line[]>(
    () =>
      before?.linhas.map(({ descricao, valor }) => ({ key: randomId(), descricao, valor })) ?? [emptyLine()],
  )
  const [minutos, setMinutos] = useState(before?.minutos ?? 60)
  const [dias, setDias] = useState(before?.dias ?? 0)
  const [mensagem, setMensagem] = useState(before?.mensagem ?? '')
  const { save, saving, campos } = useSave()
  // The button that opened the form is gone.
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const total = lines.reduce((sum, { valor }) => sum + (valor ?? 0), 0)
  const change = (key: string, changes: Partial<Line>) =>
    setLines((old) => old.map((line) => (line.key === key ? { ...line, ...changes } : line)))

  return (
    <PanelForm
      onSubmit={async () => {
        const linhas = lines.map(({ descricao, valor }) => ({ descricao, valor: valor ?? 0 }))
        const outcome = await save(
          () => api.workOrders.sendQuote({ id, linhas, minutos, dias, mensagem }),
          'Orçamento mandado.',
        )
        if (outcome.ok) onDone()
      }}
    >
      <Stack gap="sm">
        {lines.map((line, i) => (
          <Group key={line.key} align="flex-start" gap="xs" wrap="nowrap">
            <TextInput
              ref={i === 0 ? first : undefined}
              label={`Serviço ${i + 1}`}
              value={line.descricao}
              onChange={({ currentTarget }) => change(line.key, { descricao: currentTarget.value })}
              error={campos[`linhas.${i}.descricao`]}
              maxLength={160}
              required
              style={{ flex: 1 }}
            />
            <MoneyInput
              label="Valor"
              value={line.valor}
              onChange={(valor) => change(line.key, { valor })}
              error={campos[`linhas.${i}.valor`]}
              required
              w={120}
            />
            {lines.length > 1 && (
              <ActionIcon
                variant="subtle"
                size="input-sm"
                mt={LABEL_HEIGHT}
                aria-label={`Tirar o serviço ${i + 1}`}
                onClick={() => setLines((old) => old.filter(({ key }) => key !== line.key))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        <Group justify="space-between">
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setLines((old) => [...old, emptyLine()])}
          >
            Outra linha
          </Button>
          <Text fw={600}>Total: {formatBRL(total)}</Text>
        </Group>
        <Group align="flex-start">
          <RequiredNumber
            label="Tempo de bancada"
            suffix=" min"
            value={minutos}
            onChange={setMinutos}
            min={1}
            max={4800}
            w={150}
          />
          <RequiredNumber
            label="Dias a mais (cola, verniz)"
            suffix=" dias"
            value={dias}
            onChange={setDias}
            min={0}
            max={60}
            w={190}
          />
        </Group>
        <Textarea
          label="Mensagem ao cliente (opcional)"
          value={mensagem}
          onChange={({ currentTarget }) => setMensagem(currentTarget.value)}
          maxLength={2000}
          autosize
          minRows={2}
        />
        <Group>
          <Button type="submit" loading={saving}>
            Mandar o orçamento
          </Button>
          <Button variant="default" onClick={onDone}>
            Voltar
          </Button>
        </Group>
      </Stack>
    </PanelForm>
  )
}
