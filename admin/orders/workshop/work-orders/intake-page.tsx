import { Alert, Anchor, Button, Group, Image, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { DARK_TITLE } from '#admin/components/page/dark-title.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { ChosenCustomer } from '#admin/orders/internal-sales/chosen-customer.tsx'
import { CustomerPicker } from '#admin/orders/internal-sales/customer-picker.tsx'
import { api } from '#admin/shell/api.ts'
import { failureOf, isAnswered, shownText } from '#admin/shell/failure.ts'
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
  /** Why the last photo that is left was not sent. */
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)
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

  /**
   * One after the other: a phone's network is slow, and each has its own answer. One that is refused does not stop the
   * others; without a connection none is tried. Returns whether all were sent.
   */
  async function sendPhotos(id: string): Promise<boolean> {
    let sentAll = true
    setReason('')
    setSending(true)
    for (const arquivo of photos) {
      try {
        await api.workOrders.addPicture({ id, arquivo, momento: 'entrada', legenda: '' })
        setPhotos((old) => old.filter((photo) => photo !== arquivo))
      } catch (error) {
        const failure = failureOf(error)
        sentAll = false
        setReason(shownText(failure))
        if (!isAnswered(failure)) break
      }
    }
    setSending(false)

    return sentAll
  }

  return (
    <Page title="Receber instrumento" back={{ to: '/oficina/ordens', label: 'Ordens de serviço' }}>
      <PanelForm onSubmit={submit}>
        <Stack maw={760}>
          {received === null ? (
            <>
              <Section
                title="Cliente da loja"
                text="Se já comprou aqui, encontre a conta. Senão, escreva abaixo."
              >
                <CustomerPicker disabled={saving} onPick={(id) => void pick(id)} />
                <ChosenCustomer
                  id={value.idCliente}
                  what="A ordem"
                  disabled={saving}
                  onRemove={() => setValue((old) => ({ ...old, ...EMPTY_CONTACT }))}
                />
              </Section>
              <WorkOrderFields
                value={value}
                change={(changes) => setValue((old) => ({ ...old, ...changes }))}
                errors={campos}
              />
            </>
          ) : (
            <PhotosLeft id={received} count={photos.length} reason={reason} saving={saving || sending} />
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
          {received === null && (
            <Group>
              <Button type="submit" size="md" loading={saving}>
                Receber
              </Button>
            </Group>
          )}
        </Stack>
      </PanelForm>
    </Page>
  )
}

type PhotosLeftProps = { id: string; count: number; reason: string; saving: boolean }

/** That the instrument is there and some of its photos are not, with the reason and another try. It takes the focus of what it replaces. */
function PhotosLeft({ id, count, reason, saving }: PhotosLeftProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!saving) notice.current?.focus()
  }, [saving])
  const left = count === 0 ? 'Nenhuma foto falta.' : missingPhotos(count)
  const failed = !saving && count > 0

  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="yellow"
      styles={DARK_TITLE}
      title={
        failed ? 'O instrumento foi recebido, mas nem todas as fotos foram' : 'O instrumento foi recebido'
      }
    >
      <Stack gap="sm" align="flex-start">
        {failed && reason !== '' && <Text size="sm">{reason}</Text>}
        <Text size="sm">
          {saving && 'Mandando as fotos. '}
          {left} {failed && 'Mande de novo, ou tire a que não vai. '}
          <Anchor component={Link} to={`/oficina/ordens/${id}`} size="sm" underline="always">
            Abrir a ordem
          </Anchor>
        </Text>
        <Button type="submit" loading={saving}>
          {count === 0 ? 'Abrir a ordem' : 'Mandar as fotos'}
        </Button>
      </Stack>
    </Alert>
  )
}

function missingPhotos(count: number): string {
  return count === 1 ? 'Falta uma foto.' : `Faltam ${count} fotos.`
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
