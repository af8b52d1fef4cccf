import type { NodeFile } from '../../../schemas/types/rubric.ts';
import type { Compiling } from '../references/compiling.ts';
import type { Marking } from './marking.ts';
import type { Node } from './node.ts';

/** Compiles one of the nodes below another; `within` where it may refer to more than the node above, as loop variables. */
export type CompileChild = (key: string, file: NodeFile, pointer: string, within?: Compiling) => Node;

/** What a kind of node is compiled with. */
export interface NodeContext {
  readonly marking: Marking;
  readonly compiling: Compiling;
  readonly compileChild: CompileChild;
}
