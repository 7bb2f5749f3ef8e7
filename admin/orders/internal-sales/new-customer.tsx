import { Button, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'

type NewCustomerProps = { opened: boolean; onClose: () => void; onCreated: (id: number) => void }

/** The minimum data of a customer. An existing one is found by e-mail or document. */
export function NewCustomer({ opened, onClose, onCreated }: NewCustomerProps) {
  const [pessoa, setPessoa] = useState<'F' | 'J'>('F')
  const { save, saving, campos } = useSave()

  async function make(form: FormData) {
    const typed = (name: string) => String(form.get(name) ?? '')
    const outcome = await save(() =>
      api.customers.findOrCreate({
        pessoa,
        nomeRazao: typed('nomeRazao'),
        documento: typed('documento'),
        email: typed('email'),
        celular: typed('celular'),
      }),
    )
    if (!outcome.ok) return
    onClose()
    onCreated(outcome.result.id)
  }

  return (
    <Modal opened={opened} onClose={onClose} title="Cadastrar cliente">
      <PanelForm onSubmit={make}>
        <Stack>
          <SegmentedControl
            aria-label="Tipo de cliente"
            value={pessoa}
            onChange={(value) => setPessoa(value === 'J' ? 'J' : 'F')}
            data={[
              { value: 'F', label: 'Pessoa física' },
              { value: 'J', label: 'Empresa' },
            ]}
          />
          <TextInput
            name="nomeRazao"
            label={pessoa === 'F' ? 'Nome completo' : 'Razão social'}
            required
            error={campos['nomeRazao']}
            data-autofocus
          />
          <TextInput
            name="documento"
            label={pessoa === 'F' ? 'CPF' : 'CNPJ'}
            required
            error={campos['documento']}
          />
          <TextInput name="email" type="email" label="E-mail" required error={campos['email']} />
          <TextInput name="celular" type="tel" label="Celular com DDD" required error={campos['celular']} />
          <Button type="submit" loading={saving}>
            Começar a venda
          </Button>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
