import fc from 'fast-check';

/** Property tests draw the same values in every run, so that main stays green; `PROPERTY_SEED=$RANDOM` draws others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });
