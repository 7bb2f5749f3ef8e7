import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { AddressFields } from '#admin/components/address/address-fields.tsx'
import { EMPTY_ADDRESS } from '#admin/components/address/typed-address.ts'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import type { TypedAddress } from '#domain/customer/address/read-address.ts'

type AddressFormProps = {
  destinatario: string
  errors: Record<string, string>
  saving: boolean
  onSave: (address: TypedAddress) => void
  onCancel?: () => void
}

/** Adds an address that the customer has not saved. */
export function AddressForm({ destinatario, errors, saving, onSave, onCancel }: AddressFormProps) {
  const [typed, setTyped] = useState({ ...EMPTY_ADDRESS, destinatario })

  return (
    <PanelForm onSubmit={() => onSave(typed)}>
      <AddressFields endereco={typed} errors={errors} onChange={setTyped} />
      <Group mt="sm">
        <Button type="submit" variant="default" loading={saving}>
          Usar este endereço
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Voltar
          </Button>
        )}
      </Group>
    </PanelForm>
  )
}
