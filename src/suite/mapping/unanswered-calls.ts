/** A call that waits for its result. */
interface Waiting<Call> {
  readonly call: Call;
  isAnswered: boolean;
}

/** Waiting calls in order, and the place of the first that may still wait. */
interface Queue<Call> {
  readonly calls: Waiting<Call>[];
  first: number;
}

/** The calls of a trace that lack a result so far. */
export interface UnansweredCalls<Call> {
  add(call: Call, id: string | undefined): void;
  /**
   * Takes the call with this id, else the earliest unanswered call of this tool, else the earliest unanswered one; a result with an id
   * goes to no call with another.
   */
  take(id: string | undefined, tool: string | undefined): Call | undefined;
}

/** Every call stands in a queue for each way to ask for it: transcripts may give thousands of results late, and in any order. */
export function unansweredCalls<Call extends { readonly tool: string }>(): UnansweredCalls<Call> {
  const queues = new Map<string, Queue<Call>>();
  return {
    add: (call, id) => {
      const waiting = { call, isAnswered: false };
      for (const way of waysTo(id, call.tool)) queueOf(queues, way).calls.push(waiting);
    },
    take: (id, tool) => {
      for (const way of waysFrom(id, tool)) {
        const found = firstOf(queues.get(way));
        if (found === undefined) continue;
        found.isAnswered = true;
        return found.call;
      }
      return undefined;
    },
  };
}

function waysTo(id: string | undefined, tool: string): readonly string[] {
  const open = id === undefined ? [`open-tool:${tool}`, 'open'] : [`id:${id}`];
  return [...open, `tool:${tool}`, 'any'];
}

function waysFrom(id: string | undefined, tool: string | undefined): readonly string[] {
  const ofTool = (way: string): readonly string[] => (tool === undefined ? [] : [`${way}:${tool}`]);
  return id === undefined ? [...ofTool('tool'), 'any'] : [`id:${id}`, ...ofTool('open-tool'), 'open'];
}

function queueOf<Call>(queues: Map<string, Queue<Call>>, way: string): Queue<Call> {
  const known = queues.get(way);
  if (known !== undefined) return known;
  const queue: Queue<Call> = { calls: [], first: 0 };
  queues.set(way, queue);
  return queue;
}

function firstOf<Call>(queue: Queue<Call> | undefined): Waiting<Call> | undefined {
  if (queue === undefined) return undefined;
  while (queue.calls[queue.first]?.isAnswered) queue.first++;
  return queue.calls[queue.first];
}
