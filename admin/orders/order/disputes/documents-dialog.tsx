import { Button, FileInput, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import { DOCUMENT_LIMITS } from '#domain/payments/dispute.ts'

type DocumentsDialogProps = {
  idPedido: string
  idPagamento: string
  prazo: string | null
  onClose: () => void
}

/** Sends documents on a dispute to the provider. The chosen files stay chosen after an error. */
export function DocumentsDialog({ idPedido, idPagamento, prazo, onClose }: DocumentsDialogProps) {
  const [arquivos, setArquivos] = useState<File[]>([])
  const { save, saving, campos, clearErrors } = useSave()
  const problem = problemOf(arquivos) ?? campos['arquivos']

  async function send() {
    const outcome = await save(
      () => api.orders.answerDispute({ id: idPedido, idPagamento, arquivos }),
      'Documentos enviados ao provedor.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Enviar documentos">
      <Stack gap="sm">
        <Text size="sm">
          Vão direto ao provedor, que decide com o banco do cliente; a loja não guarda cópia. Servem a nota
          fiscal, o comprovante de entrega e as conversas com o cliente.
          {prazo !== null && ` Prazo: ${formatMoment(prazo)}.`}
        </Text>
        <FileInput
          label="Arquivos"
          description={`JPG, PNG ou PDF: até ${DOCUMENT_LIMITS.files}, com 10 MB ao todo`}
          placeholder="Escolher arquivos"
          accept="image/jpeg,image/png,application/pdf"
          multiple
          clearable
          clearButtonProps={{ 'aria-label': 'Tirar os arquivos' }}
          value={arquivos}
          onChange={(chosen) => {
            setArquivos(chosen)
            clearErrors()
          }}
          error={problem}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button
            loading={saving}
            disabled={arquivos.length === 0 || problemOf(arquivos) !== null}
            onClick={() => void send()}
          >
            Enviar ao provedor
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** What would be refused anyway, before megabytes are sent. */
function problemOf(files: readonly File[]): string | null {
  if (files.length > DOCUMENT_LIMITS.files) return `Escolha até ${DOCUMENT_LIMITS.files} arquivos.`
  const size = files.reduce((sum, file) => sum + file.size, 0)

  return size > DOCUMENT_LIMITS.bytes ? 'Os arquivos passam de 10 MB ao todo.' : null
}
