import { Stack, TextInput } from '@mantine/core'
import { IconVideoPlus } from '@tabler/icons-react'
import { FileDrop } from '#admin/components/picture/file-drop.tsx'
import { api } from '#admin/shell/api.ts'
import { MEDIA_LIMITS } from '#domain/instruments/listening/sound-problems.ts'
import { fileUrl } from '#domain/urls/file-url.ts'

type VideoFieldProps = {
  value: string | null
  error: string | undefined
  onChange: (video: string | null) => void
}

/** The address of a video, or a video to upload. */
export function VideoField({ value, error, onChange }: VideoFieldProps) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Vídeo"
        placeholder="https://www.youtube.com/watch?v=…"
        value={value ?? ''}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value.trim() || null)}
      />
      {value === null && (
        <FileDrop
          label="Vídeo do produto"
          text="Ou arraste um vídeo em MP4 ou WebM"
          icon={IconVideoPlus}
          mediaTypes={['video/mp4', 'video/webm']}
          multiple={false}
          megabytes={MEDIA_LIMITS.videoMegabytes}
          upload={async (arquivo) => onChange(fileUrl((await api.files.uploadVideo({ arquivo })).arquivo))}
          rejection="não é um vídeo em MP4 ou WebM."
        />
      )}
    </Stack>
  )
}
