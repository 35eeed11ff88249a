/**
 * An answer with its whole body: one that breaks off, or that never ends, is as good as none where something is kept to be
 * shown in its place.
 */
export async function whole(answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers })
}
