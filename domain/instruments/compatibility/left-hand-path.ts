export const LEFT_HAND_PATH = '/ferramentas/canhotos'
