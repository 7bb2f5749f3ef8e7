import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { readCnpj } from '#domain/documents/cnpj.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { MAX_QUOTE_DAYS } from '#domain/order/sales-quote/sales-quote.ts'
import { ChosenCustomer } from '../internal-sales/chosen-customer.tsx'
import { CustomerPicker } from '../internal-sales/customer-picker.tsx'
import { draftOf, EMPTY_BUYER, EMPTY_DRAFT, formOf, type QuoteDraft } from './quote-draft.ts'
import { QuoteFreight } from './quote-freight.tsx'
import { QuoteLines } from './quote-lines.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const { id } = params
  const [quote, { limite, dias }] = await Promise.all([
    id === undefined ? null : api.salesQuotes.get({ id }),
    api.salesQuotes.prices({ idCliente: null, skus: [] }),
  ])

  return { quote, limite, dias }
}

/** Writes a new quote, or the next version of one. */
export function Component() {
  const { quote, limite, dias } = useLoaderData<typeof loader>()
  const [draft, setDraft] = useState<QuoteDraft>(() => ({ ...(quote ? draftOf(quote) : EMPTY_DRAFT), dias }))
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()
  const change = (changes: Partial<QuoteDraft>) => setDraft((old) => ({ ...old, ...changes }))
  const form = formOf(draft)

  async function pick(id: number) {
    const { nomeRazao, email, celular, documento, inscricaoEstadual } = await api.customers.get({ id })
    change({
      linhas: await pricedFor(id),
      email,
      inscricaoEstadual,
      idCliente: id,
      nome: nomeRazao,
      celular: formatPhone(celular),
      documento: formatDocument(documento ?? ''),
    })
  }

  /** The lines for another customer: those without an agreed price follow the price of their group. */
  async function pricedFor(idCliente: number | null): Promise<QuoteDraft['linhas']> {
    const skus = draft.linhas.map(({ idSku }) => idSku)
    const { itens } = await api.salesQuotes.prices({ idCliente, skus })

    return draft.linhas.map((line) => {
      const precoPor = itens.find(({ idSku }) => idSku === line.idSku)?.precoPor ?? line.precoPor
      return { ...line, precoPor, preco: line.preco === line.precoPor ? precoPor : line.preco }
    })
  }

  async function removeCustomer() {
    change({ ...EMPTY_BUYER, linhas: await pricedFor(null) })
  }

  async function add(idSku: number) {
    const there = draft.linhas.find((line) => line.idSku === idSku)
    if (there) {
      change({
        linhas: draft.linhas.map((line) =>
          line === there ? { ...line, quantidade: line.quantidade + 1 } : line,
        ),
      })
      return
    }
    const { itens } = await api.salesQuotes.prices({ idCliente: draft.idCliente, skus: [idSku] })
    const lines = itens.map((sku) => ({ ...sku, quantidade: 1, preco: sku.precoPor, servicos: [] }))
    setDraft((old) => ({ ...old, linhas: [...old.linhas, ...lines] }))
  }

  async function submit() {
    const outcome = quote
      ? await save(
          () => api.salesQuotes.revise({ ...form, id: quote.id, versao: quote.versao }),
          sentText(draft),
        )
      : await save(() => api.salesQuotes.create(form), sentText(draft))
    if (outcome.ok) await navigate(`/propostas/${outcome.result.id}`)
  }

  const field = (name: 'nome' | 'email' | 'documento' | 'inscricaoEstadual' | 'celular', label: string) => ({
    label,
    value: draft[name],
    error: campos[name],
  })

  return (
    <Page
      title={quote ? `Nova versão da proposta ${quote.numero}` : 'Nova proposta'}
      back={
        quote
          ? { to: `/propostas/${quote.id}`, label: `Proposta ${quote.numero}` }
          : { to: '/propostas', label: 'Propostas' }
      }
    >
      <PanelForm onSubmit={submit}>
        <Stack maw={760}>
          <Section
            title="Para quem"
            text="Se já é cliente, encontre a conta. Senão, escreva o nome; o que faltar para a nota fiscal é pedido ao aceitar."
          >
            <CustomerPicker disabled={saving} onPick={(id) => void pick(id)} />
            <ChosenCustomer
              id={draft.idCliente}
              what="A proposta"
              disabled={saving}
              onRemove={() => void removeCustomer()}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                {...field('nome', 'Nome ou razão social')}
                onChange={({ currentTarget }) => change({ nome: currentTarget.value })}
                maxLength={120}
                required
              />
              <TextInput
                {...field('email', 'E-mail')}
                type="email"
                onChange={({ currentTarget }) => change({ email: currentTarget.value })}
                maxLength={254}
              />
              <TextInput
                {...field('documento', 'CPF ou CNPJ (opcional)')}
                onChange={({ currentTarget }) => change({ documento: formatDocument(currentTarget.value) })}
                maxLength={18}
              />
              {readCnpj(draft.documento) && (
                <TextInput
                  {...field('inscricaoEstadual', 'Inscrição estadual (opcional)')}
                  onChange={({ currentTarget }) => change({ inscricaoEstadual: currentTarget.value })}
                  maxLength={30}
                />
              )}
              <TextInput
                {...field('celular', 'Celular com DDD (opcional)')}
                type="tel"
                onChange={({ currentTarget }) => change({ celular: formatPhone(currentTarget.value) })}
                maxLength={20}
              />
            </SimpleGrid>
            {draft.email === '' && (
              <Text size="sm" c="gray.6">
                Sem e-mail, nada é mandado: você copia o link ou o PDF.
              </Text>
            )}
          </Section>
          <QuoteLines
            lines={draft.linhas}
            limit={limite}
            onAdd={(idSku) => void add(idSku)}
            onChange={(linhas) => change({ linhas })}
          />
          <QuoteFreight
            value={draft.frete}
            lines={form.linhas}
            error={campos['cep']}
            before={quote}
            onChange={(frete) => change({ frete })}
          />
          <Section title="Condições">
            <RequiredNumber
              label="Vale por"
              suffix=" dias"
              value={draft.dias}
              onChange={(dias) => change({ dias })}
              min={0}
              max={MAX_QUOTE_DAYS}
              w={150}
            />
            <Textarea
              label="Condições de pagamento"
              value={draft.condicoes}
              onChange={({ currentTarget }) => change({ condicoes: currentTarget.value })}
              maxLength={1000}
              autosize
              minRows={2}
            />
            <Textarea
              label="Observações (opcional)"
              value={draft.observacoes}
              onChange={({ currentTarget }) => change({ observacoes: currentTarget.value })}
              maxLength={2000}
              autosize
              minRows={2}
            />
          </Section>
          <Group>
            <Button type="submit" size="md" loading={saving} disabled={draft.linhas.length === 0}>
              {quote ? 'Mandar a nova versão' : 'Fazer a proposta'}
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Page>
  )
}

function sentText({ email }: QuoteDraft): string {
  return email === '' ? 'Proposta pronta.' : 'Proposta pronta. O e-mail sai em instantes.'
}
