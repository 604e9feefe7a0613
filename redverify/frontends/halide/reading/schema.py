"""The format of Halide's serialised pipelines (``src/halide_ir.fbs`` of Halide 21.0.0, format 18.0.1).

Only the fields up to the last one that is read are listed: those behind it do not move the others.
Enumerations are listed where their names are used.
"""

from __future__ import annotations

from redverify.frontends.halide.reading.flatbuffers import Schema

#: The versions that are known.
HALIDE_VERSIONS = ("21.0.0",)
FORMAT_VERSIONS = ("18.0.1",)

TYPE_CODES = ("int", "uint", "float", "handle", "bfloat")

#: ``CallType``, in order.
CALL_TYPES = (
    "Image",
    "Extern",
    "ExternCPlusPlus",
    "PureExtern",
    "Halide",
    "Intrinsic",
    "PureIntrinsic",
)

_EXPRESSIONS = (
    "IntImm UIntImm FloatImm StringImm Cast Reinterpret Add Sub Mul Div Mod Min Max EQ NE LT LE GT GE And Or "
    "Not Select Load Ramp Broadcast Let Call Variable Shuffle VectorReduce UndefinedExpr"
)
_OPERATIONS = "Add Sub Mul Div Mod Min Max EQ NE LT LE GT GE And Or"
_STATEMENTS = (
    "LetStmt AssertStmt ProducerConsumer For Store Provide Allocate Free Realize Block IfThenElse Evaluate "
    "Prefetch Acquire Fork Atomic HoistedStorage UndefinedStmt"
)

_TABLES = {
    "Pipeline": "funcs:[Func] output_names:[string] requirements:[Stmt] func_names_in_order:[string] "
    "parameters:[Parameter] external_parameters:[ExternalParameter] buffers:[Buffer] "
    "halide_version:string serialization_version:string",
    "Func": "name:string origin_name:string output_types:[Type] required_types:[Type] required_dims:int32 "
    "args:[string] func_schedule:FuncSchedule init_def:Definition updates:[Definition] debug_file:string "
    "output_buffers_names:[string] extern_arguments:[ExternFuncArgument] extern_function_name:string",
    "FuncSchedule": "store_level:LoopLevel compute_level:LoopLevel hoist_storage_level:LoopLevel "
    "storage_dims:[StorageDim] bounds:[Bound] estimates:[Bound] wrappers:[WrapperRef] memory_type:int8 "
    "memoized:bool async:bool ring_buffer:Expr",
    "Bound": "var:string min:Expr extent:Expr modulus:Expr remainder:Expr",
    "StorageDim": "var:string",
    "LoopLevel": "func_name:string",
    "WrapperRef": "func_name:string func_index:int32",
    "Definition": "is_init:bool predicate:Expr values:[Expr] args:[Expr] stage_schedule:StageSchedule "
    "specializations:[Specialization]",
    "StageSchedule": "rvars:[ReductionVariable]",
    "Specialization": "condition:Expr definition:Definition failure_message:string",
    "ReductionVariable": "var:string min:Expr extent:Expr",
    "ReductionDomain": "defined:bool domain:[ReductionVariable] predicate:Expr",
    "Parameter": "defined:bool is_buffer:bool type:Type dimensions:int32 name:string host_alignment:int32 "
    "buffer_constraints:[BufferConstraint]",
    "BufferConstraint": "min:Expr extent:Expr stride:Expr",
    "ExternalParameter": "is_buffer:bool type:Type dimensions:int32 name:string",
    "ExternFuncArgument": "arg_type:uint8",
    "Buffer": "defined:bool name:string type:Type dimensions:int32",
    "Type": "code:int8 bits:uint8 lanes:int32",
    "IntImm": "value:int64 type:Type",
    "UIntImm": "value:uint64 type:Type",
    "FloatImm": "value:float64 type:Type",
    "StringImm": "value:string",
    "Cast": "value:Expr type:Type",
    "Reinterpret": "value:Expr type:Type",
    "Not": "a:Expr",
    "Select": "condition:Expr true_value:Expr false_value:Expr",
    "Let": "name:string value:Expr body:Expr",
    "Call": "name:string args:[Expr] call_type:uint8 func_index:int32 value_index:int32 image_name:string "
    "param_name:string type:Type",
    "Variable": "name:string type:Type param_name:string image_name:string reduction_domain:ReductionDomain",
    **dict.fromkeys(_OPERATIONS.split(), "a:Expr b:Expr"),
    **dict.fromkeys(("Load", "Ramp", "Broadcast", "Shuffle", "VectorReduce", "UndefinedExpr"), ""),
    **dict.fromkeys(_STATEMENTS.split(), ""),
}


def _fields(text: str) -> tuple[tuple[str, str], ...]:
    return tuple([(name, type_) for name, _, type_ in (f.partition(":") for f in text.split())])


SCHEMA = Schema(
    tables={name: _fields(text) for name, text in _TABLES.items()},
    unions={"Expr": tuple(_EXPRESSIONS.split()), "Stmt": tuple(_STATEMENTS.split())},
)
