import { Button, Group, Image, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { CustomerPicker } from '#admin/orders/internal-sales/customer-picker.tsx'
import { api } from '#admin/shell/api.ts'
import { MAX_PICTURES } from '#domain/workshop/work-order-words.ts'
import { PhotoButtons } from './photo-buttons.tsx'
import { EMPTY_WORK_ORDER, WorkOrderFields } from './work-order-fields.tsx'

/** Takes in an instrument at the counter, with photos of how it came. */
export function Component() {
  const [value, setValue] = useState(EMPTY_WORK_ORDER)
  const [photos, setPhotos] = useState<File[]>([])
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()

  async function pick(id: number) {
    const { nomeRazao, email, celular, documento } = await api.customers.get({ id })
    setValue((old) => ({
      ...old,
      idCliente: id,
      nome: nomeRazao,
      email,
      celular,
      documento: documento ?? '',
    }))
  }

  async function submit() {
    const outcome = await save(() => api.workOrders.create(value))
    if (!outcome.ok) return
    const { id } = outcome.result
    // One after the other: a phone's network is slow, and each has its own answer.
    for (const arquivo of photos)
      await save(() => api.workOrders.addPicture({ id, arquivo, momento: 'entrada', legenda: '' }))
    await navigate(`/oficina/ordens/${id}`)
  }

  return (
    <Page title="Receber instrumento" back={{ to: '/oficina/ordens', label: 'Ordens de serviço' }}>
      <PanelForm onSubmit={submit}>
        <Stack maw={760}>
          <Section
            title="Cliente da loja"
            text="Se já comprou aqui, encontre a conta. Senão, escreva abaixo."
          >
            <CustomerPicker disabled={saving} onPick={(id) => void pick(id)} />
          </Section>
          <WorkOrderFields
            value={value}
            change={(changes) => setValue((old) => ({ ...old, ...changes }))}
            errors={campos}
          />
          <Section
            title="Fotos de como chegou"
            text={`Até ${MAX_PICTURES}. Mostram o estado do instrumento antes do serviço, e o cliente as vê na página dele.`}
          >
            <PhotoButtons
              onChoose={(files) => setPhotos((old) => [...old, ...files].slice(0, MAX_PICTURES))}
            />
            <Group gap="xs">
              {photos.map((file) => (
                <ChosenPhoto
                  key={`${file.name}${file.size}${file.lastModified}`}
                  file={file}
                  onRemove={() => setPhotos((old) => old.filter((one) => one !== file))}
                />
              ))}
            </Group>
          </Section>
          <Group>
            <Button type="submit" size="md" loading={saving}>
              Receber
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Page>
  )
}

function ChosenPhoto({ file, onRemove }: { file: File; onRemove: () => void }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])

  return (
    <Stack gap={2} align="center">
      {url && <Image src={url} alt={file.name} w={96} h={96} radius="sm" />}
      <Button size="compact-xs" variant="subtle" onClick={onRemove} aria-label={`Tirar ${file.name}`}>
        Tirar
      </Button>
      {!url && <Text size="xs">{file.name}</Text>}
    </Stack>
  )
}
