import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AddressFields } from '#admin/components/address/address-fields.tsx'
import { EMPTY_ADDRESS } from '#admin/components/address/typed-address.ts'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminSalesQuote } from '#contract/orders/sales/sales-quotes.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type AcceptDialogProps = { quote: AdminSalesQuote; onClose: () => void }

/** Turns a quote into an order, or what is in stock of it, with the data that the order lacks. */
export function AcceptDialog({ quote, onClose }: AcceptDialogProps) {
  const { id, versao, pede, resto, totais, nome, cep } = quote
  const [typed, setTyped] = useState({ nomeRazao: nome, documento: '', celular: '', email: '' })
  const [endereco, setEndereco] = useState({ ...EMPTY_ADDRESS, destinatario: nome, cep: formatCep(cep) })
  const { save, saving, campos } = useSave()
  const { total } = resto?.totais ?? totais
  const change = (changes: Partial<typeof typed>) => setTyped((old) => ({ ...old, ...changes }))

  async function submit() {
    const outcome = await save(
      () =>
        api.salesQuotes.accept({
          ...typed,
          id,
          versao,
          total,
          soDisponivel: resto !== null,
          ...(pede.includes('endereco') && { endereco }),
        }),
      'A proposta virou pedido. O link de pagamento sai por e-mail.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Transformar em pedido" size="lg">
      <PanelForm onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {resto
              ? `Nem tudo está em estoque: o pedido leva ${resto.itens === 1 ? 'uma peça' : `${resto.itens} peças`}, por ${formatBRL(total)}.`
              : `O pedido é de ${formatBRL(total)}.`}{' '}
            Os produtos ficam reservados por três dias, à espera do pagamento.
          </Text>
          {pede.includes('nomeRazao') && (
            <TextInput
              label="Nome completo ou razão social"
              value={typed.nomeRazao}
              onChange={({ currentTarget }) => change({ nomeRazao: currentTarget.value })}
              error={campos['nomeRazao']}
              required
            />
          )}
          {pede.includes('documento') && (
            <TextInput
              label="CPF ou CNPJ"
              value={typed.documento}
              onChange={({ currentTarget }) => change({ documento: formatDocument(currentTarget.value) })}
              error={campos['documento']}
              required
            />
          )}
          {pede.includes('celular') && (
            <TextInput
              label="Celular com DDD"
              type="tel"
              value={typed.celular}
              onChange={({ currentTarget }) => change({ celular: formatPhone(currentTarget.value) })}
              error={campos['celular']}
              required
            />
          )}
          {pede.includes('email') && (
            <TextInput
              label="E-mail"
              type="email"
              value={typed.email}
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
              error={campos['email']}
              required
            />
          )}
          {pede.includes('endereco') && (
            <AddressFields endereco={endereco} errors={campos} onChange={setEndereco} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              Transformar em pedido
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
