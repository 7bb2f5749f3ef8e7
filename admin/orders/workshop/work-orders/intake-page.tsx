import { Alert, Anchor, Button, Group, Image, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { DARK_TITLE } from '#admin/components/page/dark-title.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { ChosenCustomer } from '#admin/orders/internal-sales/chosen-customer.tsx'
import { CustomerPicker } from '#admin/orders/internal-sales/customer-picker.tsx'
import { api } from '#admin/shell/api.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { MAX_PICTURES } from '#domain/workshop/work-order-words.ts'
import { PhotoButtons } from './photo-buttons.tsx'
import { EMPTY_CONTACT, EMPTY_WORK_ORDER, WorkOrderFields } from './work-order-fields.tsx'

/** Takes in an instrument at the counter, with photos of how it came. */
export function Component() {
  const [value, setValue] = useState(EMPTY_WORK_ORDER)
  const [photos, setPhotos] = useState<File[]>([])
  /** The work order, once there is one: photos that could not be sent wait here for another try. */
  const [received, setReceived] = useState<string | null>(null)
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()

  async function pick(id: number) {
    const { nomeRazao, email, celular, documento } = await api.customers.get({ id })
    setValue((old) => ({
      ...old,
      idCliente: id,
      nome: nomeRazao,
      email,
      celular: formatPhone(celular),
      documento: formatDocument(documento ?? ''),
    }))
  }

  async function submit() {
    const id = received ?? (await receive())
    if (id !== null && (await sendPhotos(id))) await navigate(`/oficina/ordens/${id}`)
  }

  async function receive(): Promise<string | null> {
    const outcome = await save(() => api.workOrders.create(value))
    if (!outcome.ok) return null
    setReceived(outcome.result.id)

    return outcome.result.id
  }

  /** One after the other: a phone's network is slow, and each has its own answer. Returns whether all were sent. */
  async function sendPhotos(id: string): Promise<boolean> {
    for (const arquivo of photos) {
      const { ok } = await save(() =>
        api.workOrders.addPicture({ id, arquivo, momento: 'entrada', legenda: '' }),
      )
      if (!ok) return false
      setPhotos((old) => old.filter((photo) => photo !== arquivo))
    }

    return true
  }

  return (
    <Page title="Receber instrumento" back={{ to: '/oficina/ordens', label: 'Ordens de serviço' }}>
      <PanelForm onSubmit={submit}>
        {/* Below the button there is place for an error, which else would be on it. */}
        <Stack maw={760} pb={96}>
          {received === null ? (
            <>
              <Section
                title="Cliente da loja"
                text="Se já comprou aqui, encontre a conta. Senão, escreva abaixo."
              >
                <CustomerPicker disabled={saving} onPick={(id) => void pick(id)} />
                {value.idCliente !== null && (
                  <ChosenCustomer
                    id={value.idCliente}
                    what="A ordem"
                    disabled={saving}
                    onRemove={() => setValue((old) => ({ ...old, ...EMPTY_CONTACT }))}
                  />
                )}
              </Section>
              <WorkOrderFields
                value={value}
                change={(changes) => setValue((old) => ({ ...old, ...changes }))}
                errors={campos}
              />
            </>
          ) : (
            !saving && <PhotosLeft id={received} count={photos.length} />
          )}
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
              {received === null ? 'Receber' : 'Mandar as fotos'}
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Page>
  )
}

/** That the instrument is there, and some of its photos are not. */
function PhotosLeft({ id, count }: { id: string; count: number }) {
  return (
    <Alert
      color="yellow"
      styles={DARK_TITLE}
      title="O instrumento foi recebido, mas nem todas as fotos foram"
    >
      <Text size="sm">
        {count === 1 ? 'Falta uma foto' : `Faltam ${count} fotos`}. Mande de novo, ou tire a que não vai, e{' '}
        <Anchor component={Link} to={`/oficina/ordens/${id}`} size="sm">
          abra a ordem
        </Anchor>
        .
      </Text>
    </Alert>
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
      <Button size="compact-sm" variant="subtle" onClick={onRemove} aria-label={`Tirar ${file.name}`}>
        Tirar
      </Button>
      {!url && <Text size="xs">{file.name}</Text>}
    </Stack>
  )
}
