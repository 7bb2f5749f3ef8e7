import { Alert, Button, Stack, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './camera-scan.module.css'
import { type CodeReader, codeReader, isCameraAllowed } from './code-reader.ts'

/** Between two looks at what the camera sees. */
const LOOK_MS = 200

/** A code counts again once it was out of sight for so long: the same piece held still is one. */
const AWAY_MS = 1_200

/** Marks an address that was reloaded to get the camera's permission. */
const ASKED = '#camera'

/**
 * Reads barcodes with the phone's camera. Renders nothing where the browser can't; codes are then typed into the field. Only the
 * document of a count may use the camera, so the page reloads when it was reached from another page of the panel.
 */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const [reader, setReader] = useState<CodeReader | null>(null)
  const [on, setOn] = useState(() => isCameraAllowed() && window.location.hash === ASKED)
  const [problem, setProblem] = useState('')
  // A function that is handed to a state is called for the next one.
  useEffect(() => void codeReader().then((found) => setReader(() => found)), [])
  if (!reader) return null

  function start() {
    setProblem('')
    if (isCameraAllowed()) return setOn(true)
    window.location.hash = ASKED
    window.location.reload()
  }

  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={on ? <IconCameraOff size={18} aria-hidden /> : <IconCamera size={18} aria-hidden />}
        onClick={() => (on ? setOn(false) : start())}
      >
        {on ? 'Fechar a câmera' : 'Ler com a câmera'}
      </Button>
      {on && (
        <Finder
          reader={reader}
          onCode={onCode}
          onProblem={(text) => {
            setProblem(text)
            setOn(false)
          }}
        />
      )}
      {problem !== '' && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  )
}

type FinderProps = { reader: CodeReader; onCode: (code: string) => void; onProblem: (text: string) => void }

/** What the camera sees, and each code in it once. */
function Finder({ reader, onCode, onProblem }: FinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const read = useCallbackRef(onCode)
  const fail = useCallbackRef(onProblem)

  useEffect(() => {
    const seen = new Map<string, number>()
    let stream: MediaStream | null = null
    let timer: number | undefined
    let left = false

    async function open() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (left || !video.current) return close()
      video.current.srcObject = stream
      await video.current.play()
      await look()
    }

    async function look() {
      if (left || !video.current) return
      const now = performance.now()
      for (const code of await reader(video.current)) {
        const before = seen.get(code)
        seen.set(code, now)
        if (before !== undefined && now - before < AWAY_MS) continue
        navigator.vibrate?.(60)
        read(code)
      }
      timer = window.setTimeout(() => void look().catch(tell), LOOK_MS)
    }

    function tell(error: unknown) {
      if (left) return
      const denied = error instanceof DOMException && error.name === 'NotAllowedError'
      fail(
        denied
          ? 'O navegador não deixou usar a câmera. Permita a câmera para este endereço e tente de novo.'
          : 'A câmera não abriu. Digite o código no campo.',
      )
    }

    function close() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    void open().catch(tell)
    return () => {
      left = true
      window.clearTimeout(timer)
      close()
    }
  }, [reader, read, fail])

  return (
    <>
      <video ref={video} className={classes['finder']} aria-label="O que a câmera vê" muted playsInline />
      <Text size="xs" c="gray.6">
        Aponte para o código de barras. Cada peça conta uma vez; tire-a da frente antes de mostrar a próxima
        igual.
      </Text>
    </>
  )
}
