import { Button, Card, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { typedAddress } from '#admin/components/address/typed-address.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { SavedAddress } from '#contract/customers/address.ts'
import type { Sale } from '#contract/orders/sales/internal-sales.ts'
import type { TypedAddress } from '#domain/customer/address/read-address.ts'
import { freightInSentence } from '#domain/shipping/freight-text.ts'
import { AddressForm } from './address-form.tsx'
import { addressLine, daysText, isSamePlace } from './sale-address.ts'

type SaleDeliveryProps = { sale: Sale; enderecos: SavedAddress[] }

/** Delivery of an internal sale: a saved or new address with a freight, or pickup in the store. */
export function SaleDelivery({ sale, enderecos }: SaleDeliveryProps) {
  const { save, saving, campos } = useSave()
  const { endereco, cotacao, idFrete } = sale.compra.entrega
  const [typing, setTyping] = useState(false)
  const { id } = sale

  async function sendTo(address: TypedAddress) {
    const { ok } = await save(() => api.sales.deliver({ id, endereco: address }))
    if (ok) setTyping(false)
  }

  return (
    <Card withBorder>
      <Stack>
        <Title order={2}>Entrega</Title>
        {enderecos.length > 0 && !typing && (
          <Radio.Group
            label="Endereço"
            value={String(enderecos.find((saved) => isSamePlace(saved, endereco))?.id ?? '')}
            onChange={(value) => {
              const saved = enderecos.find((one) => String(one.id) === value)
              if (saved) void sendTo(typedAddress(saved))
            }}
          >
            <Stack gap={6} mt={6}>
              {enderecos.map((saved) => (
                <Radio key={saved.id} value={String(saved.id)} label={addressLine(saved)} disabled={saving} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {endereco && !enderecos.some((saved) => isSamePlace(saved, endereco)) && !typing && (
          <Text size="sm">{addressLine(endereco)}</Text>
        )}
        {typing || (enderecos.length === 0 && endereco === null) ? (
          <AddressForm
            destinatario={sale.cliente.nomeRazao}
            errors={campos}
            saving={saving}
            onSave={(address) => void sendTo(address)}
            {...(enderecos.length > 0 && { onCancel: () => setTyping(false) })}
          />
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => setTyping(true)}
          >
            Outro endereço
          </Button>
        )}
        {cotacao ? (
          <Radio.Group
            label="Frete"
            value={idFrete ?? ''}
            onChange={(chosen) => void save(() => api.sales.deliver({ id, idFrete: chosen }))}
          >
            <Stack gap={6} mt={6}>
              {cotacao.fretes.map((frete) => (
                <Radio
                  key={frete.id}
                  value={frete.id}
                  disabled={saving}
                  label={
                    <Group gap="xs">
                      {frete.label}
                      <Text span size="sm" c="gray.6">
                        {freightInSentence(frete.valor, frete.aCombinar)} ·{' '}
                        {frete.aCombinar ? 'dia a combinar' : daysText(frete.prazo)}
                      </Text>
                    </Group>
                  }
                />
              ))}
            </Stack>
          </Radio.Group>
        ) : (
          <Button
            variant="subtle"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => void save(() => api.sales.deliver({ id, idFrete: 'retirada' }))}
          >
            O cliente retira na loja
          </Button>
        )}
      </Stack>
    </Card>
  )
}
