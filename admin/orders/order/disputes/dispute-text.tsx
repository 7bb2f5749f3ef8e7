import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '#admin/shell/entry.ts'
import { type Dispute, disputeSentences } from './dispute-words.ts'
import { DocumentsDialog } from './documents-dialog.tsx'

type DisputeTextProps = { idPedido: string; idPagamento: string; contestacao: Dispute }

/** Where a dispute stands and, while it is open, how the store answers it. */
export function DisputeText({ idPedido, idPagamento, contestacao }: DisputeTextProps) {
  const [sending, setSending] = useState(false)
  const maySend = useMay('pedidos.estornar') && contestacao.aceitaDocumentos

  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm">
        {disputeSentences(contestacao).join(' ')}{' '}
        {contestacao.estado === 'aberta' && contestacao.responder !== null && (
          <Anchor href={contestacao.responder} target="_blank" rel="noreferrer" size="sm" underline="always">
            Responder no site do provedor
          </Anchor>
        )}
      </Text>
      {maySend && (
        <Button size="xs" variant="default" onClick={() => setSending(true)}>
          Enviar documentos
        </Button>
      )}
      {sending && (
        <DocumentsDialog
          idPedido={idPedido}
          idPagamento={idPagamento}
          prazo={contestacao.prazo}
          onClose={() => setSending(false)}
        />
      )}
    </Stack>
  )
}
